import type { TodayItem } from '@agent-portal/data/work/today/contract';

type Row = Pick<TodayItem, 'agentName' | 'agentId'> & {
  readonly primaryInsured: string;
  readonly policyNumber: string;
};

/** The fields of an item about a policy. */
export const ofPolicy = ({ primaryInsured, policyNumber, agentName, agentId }: Row) => ({
  who: primaryInsured,
  policyNumber,
  agentName,
  agentId,
});
