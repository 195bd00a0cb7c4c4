import { useCorrectRecipient } from '@agent-portal/data/cases/desk/hooks';
import { cleanEmail } from '@agent-portal/data/emailAddress';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { emailRules } from '../../../shared/form/emailRules.ts';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';
import { useFormErrors } from '../../../shared/form/useFormErrors.ts';
import { useKeptForm } from '../../../shared/form/useKeptForm.ts';
import { ChangeFailure } from '../../../shared/cases/ChangeFailure.tsx';
import type { CaseFormProps } from './CaseFormProps.ts';
import { CaseForm } from './CasePage.styles.ts';

/** The name under which the typed values of an envelope's form are stored. */
export const addressFormName = (envelopeId: string) => `correct address ${envelopeId}`;

const labels = { recipientEmail: 'E-mail' } as const;

/** Corrects the e-mail address and sends the e-mail there. Reports when another user changed it first. */
export function CorrectAddress({ envelope, onDone }: CaseFormProps) {
  const { envelopeId, recipient, recipientEmail: current, version } = envelope;
  const { make, isRunning, ...ended } = useCorrectRecipient();
  const form = useForm({ defaultValues: { recipientEmail: current }, shouldFocusError: true });
  useKeptForm(addressFormName(envelopeId), form);
  const isUnsaved = form.formState.isDirty && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'the address you entered', onDone);
  const { onInvalid, other } = useFormErrors(form, labels, ended.error);
  const isConflict = ended.error?.kind === 'conflict';

  const submit = form.handleSubmit(async ({ recipientEmail }) => {
    const typed = cleanEmail(recipientEmail);
    const done = await make({ params: { envelopeId }, body: { recipientEmail: typed, version } });
    if (!done) return;
    toast(`The e-mail is on its way to ${done.recipientEmail}`);
    onDone();
  }, onInvalid);

  return (
    <Dialog isOpen onClose={close} title="Correct address">
      <CaseForm noValidate onSubmit={(event) => void submit(event)}>
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
        <ChangeFailure {...ended} error={other} what="The address was not changed" />
        {isConflict && (
          <Banner>
            The address is now {current}. You entered {form.getValues('recipientEmail')}. Save again
            to replace it.
          </Banner>
        )}
        <div>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={isRunning} busyText="Sending">
            Save and resend
          </Button>
        </div>
      </CaseForm>
      {question}
    </Dialog>
  );
}
