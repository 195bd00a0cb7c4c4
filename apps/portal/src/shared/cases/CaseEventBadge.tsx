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

/** How far an envelope is; one that nobody opens says so by its colour, too. */
export function CaseEventBadge({ event, attention }: Pick<CaseRow, 'event' | 'attention'>) {
  return <Badge tone={attention === 'NotViewed' ? 'warning' : tones[event]}>{event}</Badge>;
}
