import { useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const words = {
  children: 'It is not saved yet. If you discard it, you have to enter it again.',
  stayText: 'Keep editing',
  leaveText: 'Discard',
} as const;

const questionOf = (lost: string) => `Discard ${lost}?`;

/**
 * Asks for confirmation before a dialog with unsaved input closes: by Escape, a click outside, Close,
 * Cancel or the browser's Back button. Render `question` inside the dialog.
 * @param isUnsaved the form has input that was not sent
 * @param lost what would be lost, as the question names it: 'the follow-up you entered'
 */
export function useConfirmClose(isUnsaved: boolean, lost: string, onClose: () => void) {
  const [leaving, setLeaving] = useState<{ readonly run: () => void }>();
  /** Runs an action that discards the input: immediately, or after the user confirms. */
  const leave = (run: () => void) => {
    if (isUnsaved) setLeaving({ run });
    else run();
  };
  return {
    close: () => leave(onClose),
    leave,
    question: (
      <>
        {isUnsaved && <LeavingPage lost={lost} onClose={onClose} />}
        <LeaveQuestion
          {...words}
          title={questionOf(lost)}
          isAsking={leaving !== undefined}
          onStay={() => setLeaving(undefined)}
          onLeave={() => {
            setLeaving(undefined);
            leaving?.run();
          }}
        />
      </>
    ),
  };
}

interface LeavingPageProps {
  readonly lost: string;
  readonly onClose: () => void;
}

/** Asks before navigation closes the dialog. Rendered only with unsaved input: one form at a time can ask. */
function LeavingPage({ lost, onClose }: LeavingPageProps) {
  const { isAsking, stay, leave } = useUnsavedGuard(true, 'back');
  return (
    <LeaveQuestion
      {...words}
      title={questionOf(lost)}
      isAsking={isAsking}
      onStay={stay}
      onLeave={() => {
        leave();
        onClose();
      }}
    />
  );
}
