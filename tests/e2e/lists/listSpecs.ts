/** How a filter is set on the page, and its name in the contract. */
export type FilterSpec =
  | { readonly kind: 'one' | 'many'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'toggle';
      readonly name: string;
      readonly label: string;
      /** The order of its rows, if it is not that of the list. */
      readonly orderBy?: string;
    }
  | {
      readonly kind: 'dates';
      readonly name: string;
      readonly label: string;
      readonly from: string;
      readonly to: string;
    };

/** A policy list in the specification: its call, its filters [S3], its sorts [S2]. */
export interface ListSpec {
  readonly title: string;
  readonly address: string;
  readonly noun: string;
  readonly path: string;
  /** The names of its parameters. */
  readonly parameters: readonly [page: string, pageSize: string, filters: string];
  readonly total: string;
  readonly rows: string;
  readonly filters: readonly FilterSpec[];
  /** The sort field of each sortable column. The first is the default, descending. */
  readonly sorts: Readonly<Record<string, string>>;
}

const common: readonly FilterSpec[] = [
  { kind: 'one', name: 'viewAs', label: 'View As' },
  { kind: 'many', name: 'agentLastName', label: 'Agent Name' },
  { kind: 'many', name: 'agentId', label: 'Agent ID' },
  { kind: 'many', name: 'primaryInsured', label: 'Primary Insured' },
  { kind: 'many', name: 'policyNumber', label: 'Policy Number' },
  { kind: 'many', name: 'employer', label: 'Employer' },
];

const dates = (name: string, label: string, from: string, to: string) =>
  ({ kind: 'dates', name, label, from, to }) as const;

const summaries = {
  noun: 'policies',
  parameters: ['Page', 'PageSize', 'Filters'],
  total: 'totalPolicies',
  rows: 'policies',
} as const;

export const listSpecs: readonly ListSpec[] = [
  {
    title: 'Pending',
    address: '/pending',
    noun: 'requirements',
    path: '/API/PolicyInfo/Policies/PendingPolicyRequirements',
    parameters: ['page', 'pageSize', 'filters'],
    total: 'totalRequirements',
    rows: 'requirementSummaries',
    filters: [
      ...common,
      dates('date', 'Date', '2026-10-15', '2026-10-31'),
      { kind: 'toggle', name: 'takeAction', label: 'Take Action' },
    ],
    sorts: { Date: 'date' },
  },
  {
    ...summaries,
    title: 'Active',
    address: '/active',
    path: '/API/PolicyInfo/Policies/Summaries/Active',
    filters: [
      ...common,
      dates('paidToDate', 'Paid to Date', '2026-12-01', '2026-12-15'),
      { kind: 'toggle', name: 'pastDue', label: 'Past Due', orderBy: 'paidToDate' },
    ],
    sorts: {
      'Issued Date': 'issueDate',
      'Billing Mode': 'billingMode',
      'Paid to Date': 'paidToDate',
    },
  },
  {
    ...summaries,
    title: 'Terminated',
    address: '/terminated',
    path: '/API/PolicyInfo/Policies/Summaries/Terminated',
    filters: [
      ...common,
      dates('terminationDate', 'Termination Date', '2024-01-01', '2026-10-31'),
      { kind: 'many', name: 'reason', label: 'Reason' },
      { kind: 'toggle', name: 'firstPaymentFail', label: '1st Payment Fail' },
    ],
    sorts: {
      'Issued Date': 'issueDate',
      'Billing Mode': 'billingMode',
      'Paid to Date': 'paidToDate',
      'Termination Date': 'terminationDate',
      Reason: 'reason',
    },
  },
];
