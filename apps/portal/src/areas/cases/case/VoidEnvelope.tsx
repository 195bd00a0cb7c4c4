import { canVoid } from '@agent-portal/data/cases/canResend';
import { longestVoidReason } from '@agent-portal/data/cases/desk/contract';
import { asOneLine } from '@agent-portal/data/oneLine';
import { useVoidCase } from '@agent-portal/data/cases/desk/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { toast } from '@agent-portal/ui/Toast';
import { TextAreaField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import type { CaseFormProps } from './CaseFormProps.ts';

/** The name under which the typed values of an envelope's form are stored. */
export const voidFormName = (envelopeId: string) => `void ${envelopeId}`;

const labels = { reason: 'Reason' } as const;

/** Voids an envelope, with a reason. Reports when another user changed it first. */
export function VoidEnvelope({ envelope, onDone }: CaseFormProps) {
  const { envelopeId, recipient, version, event } = envelope;
  const { make, isRunning, failure } = useVoidCase();
  const form = useForm({ defaultValues: { reason: '' } });

  async function send({ reason }: { readonly reason: string }) {
    const body = { reason: asOneLine(reason), version };
    if (!(await make({ params: { envelopeId }, body }))) return;
    toast('The envelope is void');
    onDone();
  }

  return (
    <FormDialog
      title="Void envelope"
      form={form}
      name={voidFormName(envelopeId)}
      labels={labels}
      hasSummary={false}
      lost="the reason you entered"
      isRunning={isRunning}
      failure={failure}
      failed="The envelope was not voided"
      isRefusable
      conflict={
        failure?.kind === 'conflict' &&
        canVoid(event) && (
          <Banner tone="danger">
            The envelope was not voided. {failure.message} Your reason is still in the field below.
            Press Void envelope to void it anyway.
          </Banner>
        )
      }
      missing="the case is not in your book of business"
      cancel="Keep envelope"
      submit="Void envelope"
      submitting="Voiding"
      variant="danger"
      onSubmit={send}
      onClose={onDone}
    >
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
    </FormDialog>
  );
}
