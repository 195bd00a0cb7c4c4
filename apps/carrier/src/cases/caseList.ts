import type { getCases } from '@agent-portal/data/cases/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import { askedOf, type CaseFilters, type CaseOrder } from './filters.ts';
import { countCases, findCaseOrder, findCases } from './queries/caseRows.ts';

/** Why a case needs attention, in words. */
const reasons = {
  Declined: 'Declined',
  Expired: 'Expired',
  NotViewed: 'Not viewed for a week',
} as const;

/** The cases of a book [S7]. */
export const caseList: BookList<CaseFilters, CaseOrder, CaseRow> = {
  name: 'Cases',
  defaultOrder: { field: 'created', direction: 'desc' },
  findOrder: ({ db, today }, scope, asked) => findCaseOrder(db, scope, asked, today),
  findRows: ({ db, today }, rowIds) => findCases(db, rowIds, today),
  columns: () => [
    { header: 'Created', width: 12, date: ({ created }) => created },
    { header: 'Primary Insured', width: 30, text: ({ primaryInsured }) => primaryInsured },
    { header: 'Product Type', width: 20, text: ({ productType }) => productType },
    { header: 'Event', width: 12, text: ({ event }) => event },
    { header: 'Event date', width: 12, date: ({ eventDate }) => eventDate },
    { header: 'Recipient', width: 30, text: ({ recipient }) => recipient },
    { header: 'E-mail', width: 36, text: ({ recipientEmail }) => recipientEmail ?? null },
    { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber ?? null },
    { header: 'Agent', width: 36, text: (row) => `${row.agentName} - ${row.agentId}` },
    {
      header: 'Needs attention',
      width: 24,
      text: ({ attention }) => (attention ? reasons[attention] : null),
    },
  ],
  knowsViewOnly: true,
  filterLabels: {
    viewAs: 'View As',
    insured: 'Primary Insured',
    createdFrom: 'Created from',
    createdTo: 'Created to',
    productTypes: 'Product Type',
    events: 'Event',
    envelopeIds: 'Case',
    attention: 'Needs attention',
  },
};

const counts = smallSnapshot<{ attention: number; all: number }>('case tabs');

/** One page of the cases, with the number that need attention. */
export async function getCasePage(
  deps: Deps,
  caller: BookOwner,
  {
    PageNumber: page,
    PageSize: pageSize,
    IncludeCounts,
    ...query
  }: InputOf<typeof getCases>['query'],
): Promise<OutputOf<typeof getCases>> {
  const asked = { ...askedOf(query), page, pageSize };
  const { rows, scope, total, paging } = await answerList(deps, caller, caseList, asked);
  const found = { ...paging, totalRecords: total, cases: [...rows] };
  if (IncludeCounts === false) return found;
  const { attention: _, ...filters } = asked.filters;
  const about = [scope, filters, deps.today] as const;
  const make = () => countCases(deps.db, scope, filters, deps.today);
  const { value: tabCounts } = await snapshotOf(deps, counts, about, make);
  return { ...found, tabCounts };
}
