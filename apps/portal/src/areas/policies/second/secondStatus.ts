import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { secondPaths, type SecondStatus } from './secondPaths.ts';

/** What the address calls a policy's status: cover that has lapsed has ended too [S4]. */
export function secondStatusOf(status: PolicyStatus): SecondStatus {
  switch (status) {
    case 'Pending':
      return 'pending';
    case 'Active':
      return 'active';
    case 'Lapsed':
    case 'Terminated':
      return 'terminated';
    default:
      return status satisfies never;
  }
}

const lists = {
  pending: { href: secondPaths.list('pending'), label: 'Pending' },
  active: { href: secondPaths.list('active'), label: 'Active' },
  terminated: { href: secondPaths.list('terminated'), label: 'Terminated' },
} as const;

/** The second list that a policy stands in. */
export const secondListOf = (status: PolicyStatus) => lists[secondStatusOf(status)];
