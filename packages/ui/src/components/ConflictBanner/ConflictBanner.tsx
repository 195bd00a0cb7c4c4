import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Choices } from './ConflictBanner.styles.ts';
import { conflictBannerWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface ConflictBannerProps extends RootProps<HTMLDivElement> {
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

/**
 * Shows what another user saved meanwhile, and lets the user choose between that and their own
 * changes.
 *
 * - **When to use it:** Another user saved the same thing in the meantime.
 * - **When not:** It could not be saved: `Banner`.
 * - **Keys:**
 *   - Enter, Space: Uses the saved version, or saves your own over it.
 */
export function ConflictBanner({
  children,
  onTake,
  onSaveMine,
  takeText,
  saveText,
  ...root
}: ConflictBannerProps) {
  const words = useWords('ConflictBanner', conflictBannerWords);
  return (
    <Banner {...root} tone="warning" role="alert">
      {children}
      <Choices>
        <Button size="small" onClick={onTake}>
          {takeText ?? words.take}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          {saveText ?? words.save}
        </Button>
      </Choices>
    </Banner>
  );
}
