import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { canResend } from '@agent-portal/data/cases/canResend';
import { useCaseInDialog, useCorrectRecipient } from '@agent-portal/data/cases/desk/hooks';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { Banner } from '@agent-portal/ui/Banner';
import { toast } from '@agent-portal/ui/Toast';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { emailRules } from '../form/emailRules.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { addressFormName } from './addressFormName.ts';
import { JustSent } from './JustSent.tsx';

const labels = { recipientEmail: 'E-mail' } as const;

interface CorrectAddressProps {
  /** The current case. After a conflict, it is the other user's version. */
  readonly envelope: CaseDetail;
  /** Called when the e-mail was sent. */
  readonly onSent?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Corrects the e-mail address and sends the e-mail there. Reports when another user changed it first. */
export function CorrectAddress({ envelope, onSent, onClose }: CorrectAddressProps) {
  const { envelopeId, recipient, recipientEmail: current, version, event } = envelope;
  const { make, isRunning, failure } = useCorrectRecipient();
  const form = useForm({ defaultValues: { recipientEmail: current } });

  async function send({ recipientEmail }: { readonly recipientEmail: string }) {
    const typed = cleanEmail(recipientEmail);
    const done = await make({ params: { envelopeId }, body: { recipientEmail: typed, version } });
    if (!done) return;
    toast(`The e-mail is on its way to ${done.recipientEmail}`);
    onClose();
    onSent?.();
  }

  return (
    <FormDialog
      title="Correct e-mail address"
      form={form}
      name={addressFormName(envelopeId)}
      labels={labels}
      hasSummary={false}
      lost="the address you entered"
      isRunning={isRunning}
      failure={failure}
      failed="The address was not changed"
      isRefusable
      conflict={
        failure?.kind === 'conflict' &&
        canResend(event) && (
          <Banner tone="danger">
            The address was not changed. {failure.message} You entered{' '}
            {form.getValues('recipientEmail')}. Save again to send the e-mail there.
          </Banner>
        )
      }
      missing="the case is not in your book of business"
      submit={envelope.justSent ? 'Save and send anyway' : 'Save and resend'}
      submitting="Sending"
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        The e-mail for <strong>{recipient}</strong> is sent again, to the address below.
      </p>
      <JustSent envelope={envelope} />
      <TextField
        name="recipientEmail"
        control={form.control}
        rules={emailRules}
        label={labels.recipientEmail}
        autoComplete="off"
      />
    </FormDialog>
  );
}

export interface CorrectAddressOfProps extends Omit<CorrectAddressProps, 'envelope'> {
  readonly envelopeId: string;
}

/** The form for the address of a case that the page does not have. */
export function CorrectAddressOf({ envelopeId, ...props }: CorrectAddressOfProps) {
  const { data, error } = useCaseInDialog(envelopeId);
  if (data) return <CorrectAddress envelope={data} {...props} />;
  return error ? (
    <Banner tone="danger">The case could not be loaded. {error.message}</Banner>
  ) : null;
}
