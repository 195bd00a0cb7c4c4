import type { CaseEvent, CaseRow } from '@agent-portal/data/cases/shapes';
import { StateText, type UrgentTones } from '../cells/StateText.tsx';

const tones: UrgentTones<CaseEvent> = { Declined: 'danger', Expired: 'warning' };

/** The progress of an envelope. The color also marks one that no one has opened. */
export const CaseEventText = ({ event, attention }: Pick<CaseRow, 'event' | 'attention'>) => (
  <StateText tone={attention === 'NotViewed' ? 'warning' : tones[event]}>{event}</StateText>
);
