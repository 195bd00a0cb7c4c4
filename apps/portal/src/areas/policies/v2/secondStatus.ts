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

/** The second list of what the address calls a policy's status. */
export const secondListOf = (status: SecondStatus) => lists[status];

/** A status of the address that is none counts as pending. */
export const asSecondStatus = (status: string): SecondStatus =>
  Object.keys(lists).find((name): name is SecondStatus => name === status) ?? 'pending';
