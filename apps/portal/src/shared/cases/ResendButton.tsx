import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useCaseInDialog } from '@agent-portal/data/cases/desk/hooks';
import { useResendEmail } from '@agent-portal/data/cases/hooks';
import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { FailureBanner } from '../form/FailureBanner.tsx';
import { JustSent } from './JustSent.tsx';

interface ResendProps {
  readonly row: Pick<CaseRow, 'envelopeId' | 'recipient' | 'recipientEmail' | 'primaryInsured'>;
  /** Called when the e-mail was sent. */
  readonly onSent?: (() => void) | undefined;
}

/** Names the recipient, with the present address, and who has just sent the e-mail. */
function ResendDialog({ row, onSent, onClose }: ResendProps & { readonly onClose: () => void }) {
  const { envelopeId, recipient } = row;
  // The row can be older. A carrier without this call sends the e-mail too.
  const { data: current } = useCaseInDialog(envelopeId);
  const { recipientEmail } = current ?? row;
  const { make, isRunning, failure } = useResendEmail();
  async function send() {
    const answer = await make({ query: { envelopeId, version: current?.version } });
    if (!answer) return;
    onClose();
    toast(`The e-mail is on its way to ${answer.sentTo ?? recipient}`);
    onSent?.();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Resend e-mail"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isBusy={isRunning}
            busyText="Sending"
            onClick={() => void send()}
          >
            {current?.justSent ? 'Send anyway' : 'Resend e-mail'}
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
      {current && <JustSent envelope={current} />}
      <FailureBanner
        what="The e-mail was not sent"
        failure={failure}
        missing="the case is not in your book of business"
      />
    </Dialog>
  );
}

/** Resends the e-mail of an envelope. The confirmation names the recipient. */
export function ResendButton({
  row,
  onSent,
  ...buttonProps
}: ResendProps & Pick<ButtonProps, 'size' | 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...buttonProps}
        aria-label={`Resend e-mail to ${row.recipient}`}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
      >
        Resend e-mail
      </Button>
      {isOpen && <ResendDialog row={row} onSent={onSent} onClose={() => setIsOpen(false)} />}
    </>
  );
}
