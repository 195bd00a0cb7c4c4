import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import type { V2Status } from './v2Paths.ts';

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

/** An unknown status in the URL counts as pending. */
export const asV2Status = (status: string): V2Status =>
  status === 'active' || status === 'terminated' ? status : 'pending';
