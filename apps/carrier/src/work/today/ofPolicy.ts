import type { TodayItem } from '@agent-portal/data/today/contract';

type Row = Pick<TodayItem, 'agentName' | 'agentId'> & {
  readonly primaryInsured: string;
  readonly policyNumber: string;
};

/** What an item about a policy says about it. */
export const ofPolicy = ({ primaryInsured, policyNumber, agentName, agentId }: Row) => ({
  who: primaryInsured,
  policyNumber,
  agentName,
  agentId,
});
