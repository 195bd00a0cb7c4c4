import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { Button } from '@agent-portal/ui/Button';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { addressFormName } from '../../shared/cases/addressFormName.ts';
import type { CorrectAddressOfProps } from '../../shared/cases/CorrectAddress.tsx';
import { EmailText } from '../../shared/cells/EmailLink.tsx';
import { ResendButton } from '../../shared/cases/ResendButton.tsx';

const CorrectAddressOf = lazyComponent<CorrectAddressOfProps>(
  async () => (await import('../../shared/cases/CorrectAddress.tsx')).CorrectAddressOf,
);

interface CaseRecipientProps {
  /** Its envelope id. */
  readonly caseId: string;
  readonly item: TodayItem;
  /** Called when the e-mail was sent again. */
  readonly onSent: () => void;
  /** Called when it was sent to a corrected address. */
  readonly onCorrected: () => void;
}

/** The address that the e-mail of a case goes to; sends it again, or to a corrected address. */
export function CaseRecipient({ caseId, item, onSent, onCorrected }: CaseRecipientProps) {
  const { recipient, action, actor, who } = item;
  const { formDrafts } = usePortal();
  const { user } = useSession();
  // The input from before the session ended opens again, also when the e-mail cannot be sent now.
  const [isCorrecting, setIsCorrecting] = useState(() =>
    formDrafts.has(addressFormName(caseId), user),
  );
  return (
    <>
      {recipient && action === 'resend' && (
        <>
          <p>
            <small>E-mail:</small>{' '}
            <span>
              <EmailText address={recipient.email} />
            </span>
          </p>
          <div data-part="commands">
            <ResendButton
              variant={actor === 'Client' ? 'primary' : 'secondary'}
              row={{
                envelopeId: caseId,
                recipient: recipient.name,
                recipientEmail: recipient.email,
                primaryInsured: who,
              }}
              onSent={onSent}
            />
            <Button
              onPointerEnter={CorrectAddressOf.preload}
              onFocus={CorrectAddressOf.preload}
              onClick={() => setIsCorrecting(true)}
            >
              Correct e-mail address
            </Button>
          </div>
        </>
      )}
      {isCorrecting && (
        <CorrectAddressOf
          envelopeId={caseId}
          onSent={onCorrected}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}
