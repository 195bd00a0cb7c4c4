import type { TodayItem } from '@agent-portal/data/today/contract';

/** An item without what only some groups have. */
export const itemOf = (
  item: Pick<
    TodayItem,
    | 'key'
    | 'who'
    | 'policyNumber'
    | 'agentName'
    | 'agentId'
    | 'what'
    | 'by'
    | 'daysLate'
    | 'daysLeft'
    | 'why'
    | 'actor'
    | 'action'
  > &
    Partial<TodayItem>,
): TodayItem => ({
  phone: null,
  requirementId: null,
  envelopeId: null,
  recipient: null,
  note: null,
  followUp: null,
  ...item,
});
