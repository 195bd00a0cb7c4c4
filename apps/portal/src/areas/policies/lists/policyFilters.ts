import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Actor } from '@agent-portal/data/policies/shapes';
import { idLabels, lastNameLabels } from '@agent-portal/format';
import {
  agentView,
  dateRange,
  formerly,
  type ListFilter,
  many,
  toggle,
  viewAs,
} from '../../../shared/list/address/listFilters.ts';

/**
 * The filters that all policy lists share, in the middle of their order [S3]. Agent Name and Agent ID
 * are hidden when at most one value exists, and Employer when its list is empty [S5].
 */
const agentName = many('agentLastName', 'Agent Name', 2, lastNameLabels);
const agentId = many('agentId', 'Agent ID', 2, idLabels);
const policy = [
  many('primaryInsured', 'Primary Insured'),
  many('policyNumber', 'Policy Number'),
  many('employer', 'Employer', 1),
] as const;

/** Hidden when the carrier does not offer it: an extension. */
const whoMustAct: ListFilter = ({ values }) => {
  const offered = (values?.['actorFilterValues'] ?? []) as readonly Actor[];
  const options = Object.entries(actorNames).map(([value, label]) => ({ value, label }));
  return [
    { kind: 'static-item', name: 'actor', label: 'Who must act', options },
    offered.length > 0,
  ];
};

const setsOf = (first: readonly ListFilter[], common: readonly ListFilter[]) => ({
  pending: [
    ...first,
    dateRange('date', 'Date'),
    ...common,
    toggle('takeAction', 'Take Action'),
    whoMustAct,
  ],
  active: [
    ...first,
    ...common,
    dateRange('paidToDate', 'Paid to Date'),
    toggle('pastDue', 'Past Due'),
  ],
  terminated: [
    ...first,
    ...common,
    dateRange('terminationDate', 'Termination Date'),
    many('reason', 'Reason'),
    toggle('firstPaymentFail', '1st Payment Fail'),
  ],
});

/** The filters of the policy lists [S3]. */
export const policyFilters = setsOf([viewAs], [agentName, agentId, ...policy]);

/** The filters of the second versions, which have one agent filter (decisions, 10). */
export const policyV2Filters = setsOf(
  [agentView],
  [formerly(agentName), formerly(agentId), ...policy],
);
