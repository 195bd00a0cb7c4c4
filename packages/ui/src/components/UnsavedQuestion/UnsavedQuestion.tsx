import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { unsavedQuestionWords } from '../../words/overlays.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface UnsavedQuestionProps extends RootProps<never> {
  /** The user leaves while something is typed and not sent. */
  readonly isAsking: boolean;
  /** What would be lost: 'Your note is not sent yet. If you leave, you lose it.' */
  readonly children: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** @default 'Leave this page?' */
  readonly title?: string | undefined;
  /** @default 'Stay on this page' */
  readonly stayText?: string | undefined;
  /** @default 'Leave this page' */
  readonly leaveText?: string | undefined;
}

/**
 * Asks before a form is left with unsaved input; closing it stays.
 *
 * - **Also called:** leave page, unsaved changes.
 * - **When to use it:** Something is typed and not sent, and its reader goes to another page.
 * - **When not:** The browser leaves the app: its own question.
 * - **Keys:**
 *   - Escape: Stays.
 *   - Enter, Space: Leaves, or stays.
 */
export function UnsavedQuestion({
  isAsking,
  children,
  onStay,
  onLeave,
  title,
  stayText,
  leaveText,
  ...root
}: UnsavedQuestionProps) {
  const words = useWords('UnsavedQuestion', unsavedQuestionWords);
  return (
    <Dialog
      {...root}
      isOpen={isAsking}
      placement="question"
      title={title ?? words.title}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{leaveText ?? words.leave}</Button>
          <Button variant="primary" onClick={onStay}>
            {stayText ?? words.stay}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
