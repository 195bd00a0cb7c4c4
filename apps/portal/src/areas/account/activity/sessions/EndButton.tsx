import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { type ReactNode, useState } from 'react';

interface EndButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  /** The text of the button: 'End session'. */
  readonly label: string;
  /** The text of the button that confirms. */
  readonly confirmText: string;
  /** The text of the button that cancels: 'Keep it open'. */
  readonly cancelText: string;
  /** The message after it has ended. */
  readonly successText: string;
  /** Ends it. Returns false if that failed. */
  readonly end: () => Promise<object | false>;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  /** Called when the dialog closes. */
  readonly onClose: () => void;
  /** What will end, and what that means. */
  readonly children: ReactNode;
}

/** Ends one or more sessions after a confirmation. */
export function EndButton({
  label,
  confirmText,
  cancelText,
  successText,
  end,
  isRunning,
  failure,
  onClose,
  children,
  ...buttonProps
}: EndButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  async function make() {
    if (!(await end())) return;
    close();
    toast(successText);
  }
  return (
    <>
      <Button
        {...buttonProps}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={`${label}?`}
        footer={
          <>
            <Button onClick={close}>{cancelText}</Button>
            <Button
              variant="danger"
              isBusy={isRunning}
              busyText="Ending"
              onClick={() => void make()}
            >
              {confirmText}
            </Button>
          </>
        }
      >
        {children}
        {failure && (
          <Banner tone="danger" role="alert">
            No session was ended. {failure.message}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
