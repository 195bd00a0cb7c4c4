import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { formatTime } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';

interface JustSentProps {
  readonly envelope: Pick<CaseDetail, 'justSent' | 'recipientEmail'>;
}

/** Says who just sent the e-mail of a case, so that two people do not send the same one. */
export function JustSent({ envelope: { justSent, recipientEmail } }: JustSentProps) {
  if (!justSent) return null;
  return (
    <Banner tone="warning" role="alert">
      {justSent.by ?? 'Another user'} sent it to {recipientEmail} at {formatTime(justSent.at)} Send
      it again only if it is still needed.
    </Banner>
  );
}
