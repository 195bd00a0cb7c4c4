import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';

interface LeaveQuestionProps {
  /** The user leaves while something is typed and not sent. */
  readonly isAsking: boolean;
  /** What would be lost: 'Your note is not sent yet. If you leave, you lose it.' */
  readonly children: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** @default 'Leave this page?' */
  readonly title?: string;
  /** @default 'Stay on this page' */
  readonly stayText?: string;
  /** @default 'Leave this page' */
  readonly leaveText?: string;
}

/** Asks before a form is left with unsaved input; closing it stays. */
export function LeaveQuestion({
  isAsking,
  children,
  onStay,
  onLeave,
  title = 'Leave this page?',
  stayText = 'Stay on this page',
  leaveText = 'Leave this page',
}: LeaveQuestionProps) {
  return (
    <Dialog
      isOpen={isAsking}
      placement="question"
      title={title}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{leaveText}</Button>
          <Button variant="primary" onClick={onStay}>
            {stayText}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
