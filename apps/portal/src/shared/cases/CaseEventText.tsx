import type { CaseEvent, CaseRow } from '@agent-portal/data/cases/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const tones: Readonly<Record<CaseEvent, BadgeTone>> = {
  Sent: 'info',
  Viewed: 'info',
  Signed: 'success',
  Completed: 'success',
  Declined: 'danger',
  Expired: 'warning',
  Voided: 'neutral',
};

/** The progress of an envelope. The color also marks one that no one has opened. */
export function CaseEventBadge({ event, attention }: Pick<CaseRow, 'event' | 'attention'>) {
  return <Badge tone={attention === 'NotViewed' ? 'warning' : tones[event]}>{event}</Badge>;
}
