import { loadFailureWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';

interface LoadFailureDialogProps {
  readonly onClose: () => void;
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * Opens instead of an overlay whose code did not load: a native `dialog`, which needs no other code. The page
 * and what was typed in it stay, and the browser gives the focus back.
 */
export function LoadFailureDialog({ onClose }: LoadFailureDialogProps) {
  const { title, message, close } = useWords('LoadFailure', loadFailureWords);
  return (
    <dialog
      ref={open}
      role="alertdialog"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        // A dialog around it stays open.
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.close();
      }}
    >
      <p>
        {title}. {message}
      </p>
      <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        {close}
      </Button>
    </dialog>
  );
}

/** Replaces a part of the page whose code did not load. The rest of the page does not change. */
export function LoadFailure() {
  const { title, message } = useWords('LoadFailure', loadFailureWords);
  return (
    <p role="alert">
      {title}. {message}
    </p>
  );
}
