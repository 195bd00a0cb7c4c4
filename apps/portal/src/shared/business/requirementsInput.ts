import type { InputOf } from '@agent-portal/data/endpoint';
import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';

/** What the agent owes, the most overdue first. The smallest page there is holds the top five. */
export const requirementsInput: InputOf<typeof getPendingPolicyRequirements> = {
  query: {
    page: 1,
    pageSize: 10,
    orderBy: { field: 'dueDate', direction: 'asc' },
    filters: { takeAction: true },
  },
};
