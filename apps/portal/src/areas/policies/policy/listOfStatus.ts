import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { paths } from '../../../paths.ts';

/** The list that contains a policy. Lapsed policies are in the list of terminated policies [S4]. */
export function listOfStatus(status: PolicyStatus = 'Pending'): {
  readonly href: string;
  readonly label: string;
} {
  switch (status) {
    case 'Pending':
      return { href: paths.pending(), label: 'Pending' };
    case 'Active':
      return { href: paths.active(), label: 'Active' };
    case 'Lapsed':
    case 'Terminated':
      return { href: paths.terminated(), label: 'Terminated' };
    default:
      return status satisfies never;
  }
}
