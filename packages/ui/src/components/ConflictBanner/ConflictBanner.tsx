import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Choices } from './ConflictBanner.styles.ts';
import { conflictBannerWords } from '../../words/feedback/conflictBannerWords.ts';
import { useWords } from '../../words/useWords.ts';

export interface ConflictBannerProps {
  /** Who saved first, and what they saved. */
  readonly children: ReactNode;
  /** The user chooses the version that the other user saved. */
  readonly onTake: () => void;
  /** The user saves their own version over it. */
  readonly onSaveMine: () => void;
  /** @default 'Use the saved version' */
  readonly takeText?: string | undefined;
  /** @default 'Save mine instead' */
  readonly saveText?: string | undefined;
}

/** Shows what another user saved meanwhile, and lets the user choose between that and their own changes. */
export function ConflictBanner(props: ConflictBannerProps) {
  const words = useWords('ConflictBanner', conflictBannerWords);
  const { children, onTake, onSaveMine } = props;
  return (
    <Banner tone="warning" role="alert">
      {children}
      <Choices>
        <Button size="small" onClick={onTake}>
          {props.takeText ?? words.take}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          {props.saveText ?? words.save}
        </Button>
      </Choices>
    </Banner>
  );
}
