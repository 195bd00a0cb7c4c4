import { idLabels, lastNameLabels } from '../../../shared/list/head/agentLabels.ts';
import { dateRange, many, toggle, viewAs } from '../../../shared/list/address/listFilters.ts';

/**
 * The filters in the middle of every policy list's set [S3]. Agent Name and Agent ID hide when at
 * most one value exists, Employer when its list is empty [S5].
 */
const common = [
  many('agentLastName', 'Agent Name', 2, lastNameLabels),
  many('agentId', 'Agent ID', 2, idLabels),
  many('primaryInsured', 'Primary Insured'),
  many('policyNumber', 'Policy Number'),
  many('employer', 'Employer', 1),
] as const;

/** The filter sets of the policy lists, in both versions [S3]. */
export const policyFilters = {
  pending: [viewAs, dateRange('date', 'Date'), ...common, toggle('takeAction', 'Take Action')],
  active: [
    viewAs,
    ...common,
    dateRange('paidToDate', 'Paid to Date'),
    toggle('pastDue', 'Past Due'),
  ],
  terminated: [
    viewAs,
    ...common,
    dateRange('terminationDate', 'Termination Date'),
    many('reason', 'Reason'),
    toggle('firstPaymentFail', '1st Payment Fail'),
  ],
} as const;
