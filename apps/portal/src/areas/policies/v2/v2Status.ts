import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { v2Paths, type V2Status } from './v2Paths.ts';

/** Converts a policy status to its form in the URL. Lapsed policies count as terminated [S4]. */
export function v2StatusOf(status: PolicyStatus): V2Status {
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
  pending: { href: v2Paths.list('pending'), label: 'Pending' },
  active: { href: v2Paths.list('active'), label: 'Active' },
  terminated: { href: v2Paths.list('terminated'), label: 'Terminated' },
} as const;

/** The second-version list for a status in the URL. */
export const v2ListOf = (status: V2Status) => lists[status];

/** An unknown status in the URL counts as pending. */
export const asV2Status = (status: string): V2Status =>
  Object.keys(lists).find((name): name is V2Status => name === status) ?? 'pending';
