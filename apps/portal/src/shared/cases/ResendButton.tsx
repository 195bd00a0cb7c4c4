import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useResendEmail } from '@agent-portal/data/cases/hooks';
import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { FailureBanner } from '../form/FailureBanner.tsx';

interface ResendButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly row: Pick<CaseRow, 'envelopeId' | 'recipient' | 'recipientEmail' | 'primaryInsured'>;
  /** Called when the e-mail was sent. */
  readonly onSent?: (() => void) | undefined;
}

/** Resends the e-mail of an envelope. The confirmation names the recipient. */
export function ResendButton({ row, onSent, ...buttonProps }: ResendButtonProps) {
  const { envelopeId, recipient, recipientEmail } = row;
  const [isOpen, setIsOpen] = useState(false);
  const { make, clear, isRunning, failure } = useResendEmail();
  const close = () => {
    setIsOpen(false);
    clear();
  };
  async function send() {
    const answer = await make({ query: { envelopeId } });
    if (!answer) return;
    close();
    toast(`The e-mail is on its way to ${answer.sentTo ?? recipient}`);
    onSent?.();
  }
  return (
    <>
      <Button
        {...buttonProps}
        aria-label={`Resend e-mail to ${recipient}`}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
      >
        Resend e-mail
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Resend e-mail"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              isBusy={isRunning}
              busyText="Sending"
              onClick={() => void send()}
            >
              Resend e-mail
            </Button>
          </>
        }
      >
        <p>
          <strong>{recipient}</strong> gets the e-mail again
          {recipientEmail !== undefined && (
            <>
              , at <strong>{recipientEmail}</strong>
            </>
          )}
          .
        </p>
        <FailureBanner
          what="The e-mail was not sent"
          failure={failure}
          missing="the case is not in your book of business"
        />
      </Dialog>
    </>
  );
}
