import { canResend, canVoid } from '@agent-portal/data/cases/caseRules';
import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { useState } from 'react';
import { ResendButton } from '../ResendButton.tsx';
import { Commands } from './CasePage.styles.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { VoidEnvelope } from './VoidEnvelope.tsx';

/** What can be done about an envelope, as far as it is. */
export function CaseCommands({ one }: { readonly one: CaseDetail }) {
  const [open, setOpen] = useState<'address' | 'void'>();
  const close = () => setOpen(undefined);
  const ahead = { onPointerEnter: loadDialog, onFocus: loadDialog };
  return (
    <Commands>
      {canVoid(one.event) && (
        <Button {...ahead} onClick={() => setOpen('void')}>
          Void envelope
        </Button>
      )}
      {canResend(one.event) && (
        <>
          <Button {...ahead} onClick={() => setOpen('address')}>
            Correct address
          </Button>
          {/* Whoever declined is called first: the e-mail alone would be declined again. */}
          <ResendButton row={one} variant={one.event === 'Declined' ? 'secondary' : 'primary'} />
        </>
      )}
      {open === 'address' && <CorrectAddress one={one} onDone={close} />}
      {open === 'void' && <VoidEnvelope one={one} onDone={close} />}
    </Commands>
  );
}
