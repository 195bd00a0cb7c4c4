import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import type { ReactNode } from 'react';
import { Choices } from './ConflictBanner.styles.ts';

interface ConflictBannerProps {
  /** Who was faster, and what was saved there. */
  readonly children: ReactNode;
  /** @default 'Take what was saved there' */
  readonly takeText?: string | undefined;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows what somebody saved meanwhile, and lets the reader choose between that and the own. */
export function ConflictBanner({
  children,
  takeText = 'Take what was saved there',
  onTake,
  onSaveMine,
}: ConflictBannerProps) {
  return (
    <Banner tone="warning" role="alert">
      {children}
      <Choices>
        <Button size="small" onClick={onTake}>
          {takeText}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          Save mine instead
        </Button>
      </Choices>
    </Banner>
  );
}
