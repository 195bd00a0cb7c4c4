import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface UnsavedQuestionProps {
  /** Something is typed and not sent. */
  readonly isUnsaved: boolean;
  /** What would be lost: 'Your note was not sent.' */
  readonly children: string;
}

/** Asks before a form is left with unsaved input. */
export function UnsavedQuestion({ isUnsaved, children }: UnsavedQuestionProps) {
  const { isAsking, stay, leave } = useUnsavedGuard(isUnsaved);
  return (
    <Dialog
      isOpen={isAsking}
      title="Leave this page?"
      onClose={stay}
      footer={
        <>
          <Button onClick={leave}>Leave without it</Button>
          <Button variant="primary" onClick={stay}>
            Stay on this page
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
