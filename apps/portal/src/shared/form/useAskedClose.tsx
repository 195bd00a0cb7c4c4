import { UnsavedQuestion } from '@agent-portal/ui/UnsavedQuestion';
import { useState } from 'react';

/**
 * Closes a dialog with a form: Escape, a press outside, Close and Cancel ask first once something is
 * typed. Put `question` inside the dialog.
 * @param isUnsaved something is typed and not sent
 * @param lost what would be lost: 'The follow-up was not saved.'
 */
export function useAskedClose(isUnsaved: boolean, lost: string, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isUnsaved ? setIsAsking(true) : onClose()),
    question: (
      <UnsavedQuestion
        isAsking={isAsking}
        title="Discard what you typed?"
        stayText="Keep editing"
        leaveText="Discard"
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          onClose();
        }}
      >
        {lost}
      </UnsavedQuestion>
    ),
  };
}
