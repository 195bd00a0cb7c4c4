import type { InputOf } from '@agent-portal/data/endpoint';
import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';

/** The agent's open requirements, the longest overdue first. The smallest page size covers the top five. */
export const requirementsInput: InputOf<typeof getPendingPolicyRequirements> = {
  query: {
    page: 1,
    pageSize: 10,
    orderBy: { field: 'dueDate', direction: 'asc' },
    filters: { takeAction: true },
  },
};
