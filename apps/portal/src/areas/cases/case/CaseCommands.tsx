import { canResend, canVoid } from '@agent-portal/data/cases/canResend';
import { longestVoidReason } from '@agent-portal/data/cases/desk/contract';
import { useVoidCase } from '@agent-portal/data/cases/desk/hooks';
import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { asOneLine } from '@agent-portal/data/oneLine';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { TextAreaField } from '@agent-portal/ui/form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '../../../session/SessionContext.ts';
import { usePortal } from '../../../PortalContext.ts';
import { PageCommandBar } from '../../../shared/page/PageCommandBar.ts';
import { moreMenu } from '../../../shared/files/menus.tsx';
import { ResendButton } from '../../../shared/cases/ResendButton.tsx';
import { addressFormName } from '../../../shared/cases/addressFormName.ts';
import { CorrectAddress } from '../../../shared/cases/CorrectAddress.tsx';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';

interface CaseFormProps {
  /** The current case. After a conflict, it is the other user's version. */
  readonly envelope: CaseDetail;
  /** Called when the form is sent or cancelled. */
  readonly onDone: () => void;
}

/** The name under which the typed values of an envelope's form are stored. */
const voidFormName = (envelopeId: string) => `void ${envelopeId}`;

const labels = { reason: 'Reason' } as const;

/** Voids an envelope, with a reason. Reports when another user changed it first. */
function VoidEnvelope({ envelope, onDone }: CaseFormProps) {
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

/** The commands for an envelope in its current state; the rare one is in the menu '⋯'. */
export function CaseCommands({ envelope }: { readonly envelope: CaseDetail }) {
  const { user } = useSession();
  const { formDrafts } = usePortal();
  // Restores the form with the values that were typed before the session ended.
  const [open, setOpen] = useState(() => {
    if (formDrafts.has(addressFormName(envelope.envelopeId), user)) return 'address';
    return formDrafts.has(voidFormName(envelope.envelopeId), user) ? 'void' : undefined;
  });
  const close = () => setOpen(undefined);
  const preloadDialog = { onPointerEnter: loadDialog, onFocus: loadDialog };
  return (
    <PageCommandBar>
      {canResend(envelope.event) && (
        <>
          {/* Another e-mail helps if no one opened the first one, or if it expired. */}
          <ResendButton
            row={envelope}
            variant={
              envelope.attention === 'NotViewed' || envelope.event === 'Expired'
                ? 'primary'
                : 'secondary'
            }
          />
          <Button {...preloadDialog} onClick={() => setOpen('address')}>
            Correct e-mail address
          </Button>
        </>
      )}
      {canVoid(envelope.event) &&
        moreMenu([
          {
            id: 'void',
            items: [{ id: 'void', label: 'Void envelope', onAction: () => setOpen('void') }],
          },
        ])()}
      {open === 'address' && <CorrectAddress envelope={envelope} onClose={close} />}
      {open === 'void' && <VoidEnvelope envelope={envelope} onDone={close} />}
    </PageCommandBar>
  );
}
