import { longestVoidReason } from '@agent-portal/data/cases/desk/contract';
import { asOneLine } from '@agent-portal/data/oneLine';
import { useVoidCase } from '@agent-portal/data/cases/desk/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { TextAreaField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';
import { useFormErrors } from '../../../shared/form/useFormErrors.ts';
import { useKeptForm } from '../../../shared/form/useKeptForm.ts';
import { ChangeFailure } from '../../../shared/cases/ChangeFailure.tsx';
import type { CaseFormProps } from './CaseFormProps.ts';
import { CaseForm } from './CasePage.styles.ts';

/** The name under which the typed values of an envelope's form are stored. */
export const voidFormName = (envelopeId: string) => `void ${envelopeId}`;

const labels = { reason: 'Reason' } as const;

/** Voids an envelope, with a reason. Reports when another user changed it first. */
export function VoidEnvelope({ envelope, onDone }: CaseFormProps) {
  const { envelopeId, recipient, version, event, recipientEmail } = envelope;
  const { make, isRunning, ...ended } = useVoidCase();
  const form = useForm({ defaultValues: { reason: '' }, shouldFocusError: true });
  useKeptForm(voidFormName(envelopeId), form);
  const isUnsaved = form.formState.isDirty && !isRunning;
  const { close, question } = useConfirmClose(isUnsaved, 'the reason you entered', onDone);
  const { onInvalid, other } = useFormErrors(form, labels, ended.error);

  const submit = form.handleSubmit(async ({ reason }) => {
    const body = { reason: asOneLine(reason), version };
    const done = await make({ params: { envelopeId }, body });
    if (!done) return;
    toast('The envelope is void');
    onDone();
  }, onInvalid);

  return (
    <Dialog isOpen onClose={close} title="Void envelope">
      <CaseForm noValidate onSubmit={(submitted) => void submit(submitted)}>
        <p>
          <strong>{recipient}</strong> can no longer sign it. You cannot undo this.
        </p>
        <TextAreaField
          name="reason"
          control={form.control}
          rules={{
            required: 'Enter why the envelope is voided.',
            validate: (reason) =>
              asOneLine(reason).length <= longestVoidReason ||
              `Shorten the reason to ${longestVoidReason} characters.`,
          }}
          label={labels.reason}
          rows={3}
          most={longestVoidReason}
        />
        <ChangeFailure {...ended} error={other} what="The envelope was not voided" />
        {ended.error?.kind === 'conflict' && (
          <Banner>
            The envelope is now {event.toLowerCase()}, and its e-mail goes to {recipientEmail}. Your
            reason is still in the field above. Press Void envelope to void it anyway.
          </Banner>
        )}
        <div>
          <Button onClick={close}>Keep envelope</Button>
          <Button type="submit" variant="danger" isBusy={isRunning} busyText="Voiding">
            Void envelope
          </Button>
        </div>
      </CaseForm>
      {question}
    </Dialog>
  );
}
