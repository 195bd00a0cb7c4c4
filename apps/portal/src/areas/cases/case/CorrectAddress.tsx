import { canResend } from '@agent-portal/data/cases/canResend';
import { useCorrectRecipient } from '@agent-portal/data/cases/desk/hooks';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { Banner } from '@agent-portal/ui/Banner';
import { toast } from '@agent-portal/ui/Toast';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { emailRules } from '../../../shared/form/emailRules.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import type { CaseFormProps } from './CaseFormProps.ts';

/** The name under which the typed values of an envelope's form are stored. */
export const addressFormName = (envelopeId: string) => `correct address ${envelopeId}`;

const labels = { recipientEmail: 'E-mail' } as const;

/** Corrects the e-mail address and sends the e-mail there. Reports when another user changed it first. */
export function CorrectAddress({ envelope, onDone }: CaseFormProps) {
  const { envelopeId, recipient, recipientEmail: current, version, event } = envelope;
  const { make, isRunning, failure } = useCorrectRecipient();
  const form = useForm({ defaultValues: { recipientEmail: current } });

  async function send({ recipientEmail }: { readonly recipientEmail: string }) {
    const typed = cleanEmail(recipientEmail);
    const done = await make({ params: { envelopeId }, body: { recipientEmail: typed, version } });
    if (!done) return;
    toast(`The e-mail is on its way to ${done.recipientEmail}`);
    onDone();
  }

  return (
    <FormDialog
      title="Correct address"
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
      submit="Save and resend"
      submitting="Sending"
      onSubmit={send}
      onClose={onDone}
    >
      <p>
        The e-mail for <strong>{recipient}</strong> is sent again, to the address below.
      </p>
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
