import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { FilterLabel } from '../../lists/BookList.ts';
import type { PendingFilters, SummaryFilters } from '../filters.ts';

const commonLabels = {
  viewAs: 'View As',
  agentLastName: 'Agent Name',
  agentId: 'Agent ID',
  primaryInsured: 'Primary Insured',
  policyNumber: 'Policy Number',
  employer: 'Employer',
} as const;

/** The labels of the pending lists' filters, as in the portal [S3]. */
export const pendingFilterLabels: Readonly<Record<keyof PendingFilters, FilterLabel>> = {
  ...commonLabels,
  dateFrom: 'Date from',
  dateTo: 'Date to',
  takeAction: 'Take Action',
  due: ['Due', { overdue: 'Overdue', thisWeek: 'This week' }],
  actor: ['Who must act', actorNames],
  requirementId: 'Requirement',
  changedFrom: 'Changed from',
};

/** The filters of the active and the terminated lists [S3]. */
export const summaryFilterLabels: Readonly<Record<keyof SummaryFilters, FilterLabel>> = {
  ...commonLabels,
  paidToDateFrom: 'Paid to Date from',
  paidToDateTo: 'Paid to Date to',
  issueDateFrom: 'Issue Date from',
  issueDateTo: 'Issue Date to',
  mayCall: 'May be called',
  pastDue: 'Past Due',
  lapsesWithin: ['Lapses', { '7': 'In 7 days', '30': 'In 30 days' }],
  deadlinesWithin: ['Deadlines', { '7': 'In 7 days', '30': 'In 30 days', '90': 'In 90 days' }],
  terminationDateFrom: 'Termination Date from',
  terminationDateTo: 'Termination Date to',
  endedFrom: 'Ended from',
  reason: 'Reason',
  firstPaymentFail: '1st Payment Fail',
};
