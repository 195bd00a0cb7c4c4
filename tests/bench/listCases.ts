import type { InputOf } from '@agent-portal/data/endpoint';
import type {
  getActivePolicies,
  getPendingPolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import { valueLists } from '@agent-portal/data/policies/values/contract';
import { getExpected } from '@agent-portal/carrier/commissions/expected/expected';
import { getAtRisk } from '@agent-portal/carrier/debt/getAtRisk';
import { topAgentId } from '@agent-portal/carrier/hierarchy/fixedPeople';
import type { Deps as ListDeps } from '@agent-portal/carrier/http/appEnv';
import {
  getActivePolicyPage,
  getTerminatedPolicyPage,
} from '@agent-portal/carrier/policies/v2/issuedPolicies';
import { getValues } from '@agent-portal/carrier/policies/values/getValues';
import { getPendingPage } from '@agent-portal/carrier/policies/lists/pendingList';
import { getPendingPolicyPage } from '@agent-portal/carrier/policies/v2/pendingPolicies';
import { getSummaryPage } from '@agent-portal/carrier/policies/lists/summaryList';

export type { ListDeps };

/** Asks for a page as the agent at the top of the hierarchy. */
type Ask = (deps: ListDeps) => Promise<unknown>;

const topAgent = { agentIds: [topAgentId] };

/** The parameters of the second lists, which the first ones accept too. */
type PendingAsked = InputOf<typeof getPendingPolicies>['query'];
type ActiveAsked = InputOf<typeof getActivePolicies>['query'];
type TerminatedAsked = InputOf<typeof getTerminatedPolicies>['query'];

const summaries =
  (status: 'Active' | 'Terminated') =>
  ({ page: Page, filters: Filters, orderBy }: ActiveAsked | TerminatedAsked): Ask =>
  (deps) =>
    getSummaryPage(deps, topAgent, { params: { status }, query: { Page, Filters, orderBy } });

/** Page 10,000 is the last page of a list that is shorter. */
const page = 10_000;
const common = {
  employer: { filters: { employer: ['Lakeshore School District'] } },
  'last names': { page: 2, filters: { agentLastName: ['Chen', 'Silva', 'Whitfield'] } },
};

const ofPending: Readonly<Record<string, PendingAsked>> = {
  'page 1': {},
  'page 10,000': { page },
  'by policy number': { orderBy: { field: 'policyNumber', direction: 'asc' } },
  'by policy number, page 10,000': { page, orderBy: { field: 'policyNumber', direction: 'asc' } },
  'by due date': { page: 2, orderBy: { field: 'dueDate', direction: 'asc' } },
  overdue: { page: 3, filters: { due: 'overdue' } },
  'take action': { page: 3, filters: { takeAction: true } },
  'last week': { page: 3, filters: { dateFrom: '2026-11-11' } },
  'view as, take action': { page: 2, filters: { viewAs: '4471902', takeAction: true } },
  ...common,
};

const ofActive: Readonly<Record<string, ActiveAsked>> = {
  'page 1': {},
  'page 10,000': { page },
  'by billing mode': { orderBy: { field: 'billingMode', direction: 'asc' } },
  'by paid-to date, page 10,000': { page, orderBy: { field: 'paidToDate', direction: 'desc' } },
  'past due': { page: 3, filters: { pastDue: true } },
  'paid to December': {
    page: 3,
    filters: { paidToDateFrom: '2026-12-01', paidToDateTo: '2026-12-31' },
  },
  'view as, past due': { page: 2, filters: { viewAs: '4471902', pastDue: true } },
  ...common,
};

const ofTerminated: Readonly<Record<string, TerminatedAsked>> = {
  'page 1': {},
  'page 10,000': { page },
  'by termination date': { orderBy: { field: 'terminationDate', direction: 'desc' } },
  'by reason, page 10,000': { page, orderBy: { field: 'reason', direction: 'asc' } },
  'reason, first payment fail': {
    filters: { reason: ['Initial premium payment declined'], firstPaymentFail: true },
  },
  'terminated this year': { page: 3, filters: { terminationDateFrom: '2026-01-01' } },
  'view as': { page: 2, filters: { viewAs: '4471902' } },
  ...common,
};

/** The requests of the benchmark to one list. */
export interface ListCase {
  readonly list: string;
  readonly name: string;
  readonly ask: Ask;
}

function casesOf<Asked>(
  list: string,
  asked: Readonly<Record<string, Asked>>,
  asking: (asked: Asked) => Ask,
): ListCase[] {
  return Object.entries(asked).map(([name, one]) => ({ list, name, ask: asking(one) }));
}

/** The values that the filters of a list offer: the panel opens, and the user searches. */
const ofValues = {
  'opening panel': {},
  'primary insureds with a text': { field: 'primaryInsured', text: 'ab' },
  'policy numbers with a text': { field: 'policyNumber', text: '00' },
} as const;

/** A caller who may open clients, so that its answers include their ids. */
const standing = {
  kind: 'agent',
  isHomeOffice: false,
  isSubaccount: false,
  roles: [],
  accessLevel: 'Full',
  businessTypes: ['Individual', 'Worksite'],
} as const;
const caller = { ...standing, ...topAgent };

/** Pages of the six policy lists, filtered and sorted, and answers whose first request is expensive. */
export const listCases: readonly ListCase[] = [
  ...casesOf('pending', ofPending, (asked) => (deps) => getPendingPage(deps, topAgent, asked)),
  ...casesOf('active', ofActive, summaries('Active')),
  ...casesOf('terminated', ofTerminated, summaries('Terminated')),
  ...casesOf(
    'pending-v2',
    ofPending,
    (asked) => (deps) => getPendingPolicyPage(deps, topAgent, asked),
  ),
  ...casesOf(
    'active-v2',
    ofActive,
    (asked) => (deps) => getActivePolicyPage(deps, topAgent, asked),
  ),
  ...casesOf(
    'terminated-v2',
    ofTerminated,
    (asked) => (deps) => getTerminatedPolicyPage(deps, topAgent, asked),
  ),
  ...valueLists.flatMap((list) =>
    casesOf(
      'values',
      Object.fromEntries(
        Object.entries(ofValues).map(([name, query]) => [`${list}, ${name}`, query]),
      ),
      (query) => (deps) => getValues(deps, topAgent, { params: { list }, query }),
    ),
  ),
  { list: 'money', name: 'at risk', ask: (deps) => getAtRisk(deps, caller, {}) },
  {
    list: 'money',
    name: 'expected',
    ask: (deps) => getExpected(deps, caller, { CycleEndDate: '2026-11-15' }),
  },
];
