import { activitySortFields } from '@agent-portal/data/activity/contract';
import { caseSortFields } from '@agent-portal/data/cases/contract';
import { claimSortFields } from '@agent-portal/data/claims/contract';
import {
  commissionSortFields,
  writingAgentSortFields,
} from '@agent-portal/data/commissions/contract';
import { securedSortFields, unsecuredSortFields } from '@agent-portal/data/debt/contract';
import { followUpSortFields } from '@agent-portal/data/follow-ups/contract';
import { groupSortFields } from '@agent-portal/data/groups/contract';
import {
  appointmentSortFields,
  hierarchySortFields,
  requirementSortFields,
} from '@agent-portal/data/hierarchy/contract';
import { billGroupSortFields, listBillSortFields } from '@agent-portal/data/list-bills/contract';
import { pendingSortFields } from '@agent-portal/data/policies/contract';
import {
  activeSortFields,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import { productionSortFields } from '@agent-portal/data/production/contract';
import { taxFormSortFields } from '@agent-portal/data/tax-forms/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('agent');
});
afterAll(() => server.database.close());

type Row = Readonly<Record<string, unknown>>;
type Direction = 'asc' | 'desc';

/** The two sets of parameter names in [S7] for the order and the page size. */
const byOrder = (field: string, direction: Direction) =>
  `orderBy=${field}${direction === 'desc' ? '%20desc' : ''}`;
const byTwo = (field: string, direction: Direction) =>
  `orderBy=${field}&sortDirection=${direction}`;
const byColumn = (field: string, direction: Direction) =>
  `SortColumn=${field}&SortOrder=${direction}`;

type Case = readonly [
  path: string,
  rows: string,
  fields: readonly string[],
  order?: typeof byOrder,
  pageSize?: string,
];

const policyInfo = '/API/PolicyInfo';
const money = '/API/CommissionsAndDebt';
const hierarchy = '/API/AgentHierarchy';

const lists: readonly Case[] = [
  [`${policyInfo}/Policies/PendingPolicyRequirements?`, 'requirementSummaries', pendingSortFields],
  [`${policyInfo}/Policies/Summaries/Active?`, 'policies', activeSortFields, byOrder, 'PageSize'],
  [
    `${policyInfo}/Policies/Summaries/Terminated?`,
    'policies',
    terminatedSortFields,
    byOrder,
    'PageSize',
  ],
  [`${policyInfo}/PendingPolicies/Summaries?`, 'policies', pendingSortFields],
  [`${policyInfo}/ActivePolicies/Summaries?`, 'policies', activeSortFields],
  [`${policyInfo}/TerminatedPolicies/Summaries?`, 'policies', terminatedSortFields],
  [`${money}/Commissions/PolicyDetails?`, 'policyDetails', commissionSortFields, byTwo],
  [
    `${money}/Commissions/WritingAgentDetails?`,
    'writingAgentCommissions',
    writingAgentSortFields,
    byTwo,
  ],
  [`${money}/Debt/UnsecuredAdvances?`, 'agents', unsecuredSortFields, byTwo],
  [`${money}/Debt/SecuredAdvances?`, 'agents', securedSortFields, byTwo],
  [`${hierarchy}/ActiveHierarchy?`, 'agents', hierarchySortFields],
  [`${hierarchy}/HierarchyWithPendingRequirements?`, 'requirements', requirementSortFields],
  [`${hierarchy}/ActiveAppointments?`, 'appointments', appointmentSortFields],
  ['/API/ListBills/groups?', 'groups', billGroupSortFields],
  ['/API/ListBills/groups/G001001/listBills?', 'listBills', listBillSortFields],
  ['/API/Claims?ClaimantLastName=m&', 'claims', claimSortFields, byOrder, 'PageSize'],
  ['/API/CaseManagement/Cases?', 'cases', caseSortFields, byColumn, 'PageSize'],
  ['/API/GroupInventory/GroupSummary?', 'groups', groupSortFields],
  ['/API/TaxForms/agents/forms?', 'forms', taxFormSortFields],
  ['/API/UserData/Activity?', 'entries', activitySortFields],
  // Closed follow-ups come last, so the first page has the open ones.
  ['/API/UserData/FollowUps?filters=%7B%22state%22:%22due%22%7D&', 'followUps', followUpSortFields],
  ['/API/ProductionCredit/Individual/PolicyDetails?', 'policyDetails', productionSortFields],
];

const cases = lists.flatMap(([path, rows, fields, order = byOrder, pageSize = 'pageSize']) =>
  fields.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({
      field,
      direction,
      rows,
      path: `${path}${order(field, direction)}&${pageSize}=100`,
    })),
  ),
);

/** The value of a cell. An amount is a number here, although it is text on the wire. */
function valueOf(row: Row, field: string): string | number | null {
  const value = (field === 'period' ? row['periodStart'] : row[field]) ?? null;
  if (typeof value === 'number' || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^-?\d+\.\d\d$/.test(text) ? Number(text) : text;
}

describe('every sortable field of every list', () => {
  it.each(cases)(
    'sorts $path by the values of its cells, empty ones last',
    async ({ path, rows, field, direction }) => {
      const response = await server.request(path, { headers: { ...headers } });
      expect(response.status).toBe(200);
      const found = ((await response.json()) as Record<string, readonly Row[]>)[rows] ?? [];
      expect(found.length).toBeGreaterThan(0);
      const values = found.map((row) => valueOf(row, field));
      const filled = values.filter((value) => value !== null);
      expect(values.slice(0, filled.length)).toEqual(filled);
      const sign = direction === 'desc' ? -1 : 1;
      const inOrder = filled.toSorted((a, b) => (a === b ? 0 : a < b ? -sign : sign));
      expect(filled).toEqual(inOrder);
    },
  );
});
