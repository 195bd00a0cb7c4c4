import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useScrollIntoView } from './useScrollIntoView.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  margin-block-start: ${token('space-12')};
`;

interface ConflictBannerProps {
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
  takeText = 'Use the saved version',
  saveText = 'Save mine instead',
}: ConflictBannerProps) {
  // Once: its text is a new element each time that the form renders.
  const ref = useScrollIntoView(true);
  return (
    <Banner ref={ref} tone="warning" role="alert">
      {children}
      <Choices>
        <Button size="small" onClick={onTake}>
          {takeText}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          {saveText}
        </Button>
      </Choices>
    </Banner>
  );
}
