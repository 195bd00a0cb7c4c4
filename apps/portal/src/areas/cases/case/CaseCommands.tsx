import { canResend, canVoid } from '@agent-portal/data/cases/canResend';
import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { usePortal } from '../../../PortalContext.ts';
import { ThingCommands } from '../../../shared/page/ThingCommands.ts';
import { moreMenu } from '../../../shared/files/menus.tsx';
import { ResendButton } from '../../../shared/cases/ResendButton.tsx';
import { addressFormName } from '../../../shared/cases/addressFormName.ts';
import { CorrectAddress } from '../../../shared/cases/CorrectAddress.tsx';
import { VoidEnvelope, voidFormName } from './VoidEnvelope.tsx';

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
    <ThingCommands>
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
            Correct address
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
    </ThingCommands>
  );
}
