import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Choices } from './ConflictBanner.styles.ts';

export interface ConflictBannerProps {
  /** Who saved first, and what they saved. */
  readonly children: ReactNode;
  /** The user takes the other user's version. */
  readonly onTake: () => void;
  /** The reader saves the own over it. */
  readonly onSaveMine: () => void;
  /** @default 'Take what was saved there' */
  readonly takeText?: string | undefined;
  /** @default 'Save mine instead' */
  readonly saveText?: string | undefined;
}

/** Shows what another user saved meanwhile, and lets the user choose between that and their own changes. */
export function ConflictBanner(props: ConflictBannerProps) {
  const { children, onTake, onSaveMine } = props;
  return (
    <Banner tone="warning" role="alert">
      {children}
      <Choices>
        <Button size="small" onClick={onTake}>
          {props.takeText ?? 'Take what was saved there'}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          {props.saveText ?? 'Save mine instead'}
        </Button>
      </Choices>
    </Banner>
  );
}
