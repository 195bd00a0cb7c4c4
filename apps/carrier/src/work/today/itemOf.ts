import type { TodayItem } from '@agent-portal/data/work/today/contract';

/** What only some items have. */
const optional = {
  agentName: '',
  agentId: '',
  phone: null,
  by: null,
  daysLate: 0,
  daysLeft: null,
  requirementId: null,
  envelopeId: null,
  recipient: null,
  note: null,
  followUp: null,
} as const satisfies Partial<TodayItem>;

/** An item without what only some items have: by default it has no agent and no day. */
export const itemOf = (
  item: Omit<TodayItem, keyof typeof optional> & Partial<TodayItem>,
): TodayItem => ({ ...optional, ...item });

type PolicyRow = Pick<TodayItem, 'agentName' | 'agentId'> & {
  readonly primaryInsured: string;
  readonly policyNumber: string;
};

/** The fields of an item about a policy. */
export const ofPolicy = ({ primaryInsured, policyNumber, agentName, agentId }: PolicyRow) => ({
  who: primaryInsured,
  policyNumber,
  agentName,
  agentId,
});
