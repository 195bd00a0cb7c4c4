import type { ApiError } from '@agent-portal/data';
import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface PasswordDialogProps {
  readonly title: string;
  /** Explains the effect of the command. */
  readonly children: ReactNode;
  /** Fields before the password. */
  readonly before?: ReactNode;
  /** Whether those fields have unsaved input. @default false */
  readonly hasOtherInput?: boolean;
  /** The text of the button: 'Turn off'. */
  readonly command: string;
  readonly variant?: ButtonProps['variant'];
  /** The start of the message when it fails. */
  readonly what: string;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

/** A dialog that runs one command after the user types the password again. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, before, command, variant = 'primary', ...rest } = props;
  const { isRunning, onClose, hasOtherInput = false, ...form } = rest;
  const [isTyped, setIsTyped] = useState(false);
  const isUnsaved = (isTyped || hasOtherInput) && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'what you entered', onClose);
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={variant}
            isBusy={isRunning}
            busyText="One moment"
          >
            {command}
          </Button>
        </>
      }
    >
      <PasswordForm {...form} formId={formId} onFilledChange={setIsTyped}>
        <p>{children}</p>
        {before}
      </PasswordForm>
      {question}
    </Dialog>
  );
}
