import { canResend } from '@agent-portal/data/cases/canResend';
import {
  type caseSortFields,
  exportCases,
  getCaseFilterOptions,
  getCases,
} from '@agent-portal/data/cases/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { styled } from 'styled-components';
import { itemPane } from '../../../work/today/itemPane.ts';
import { CaseLink } from '../../../shared/cases/CaseLink.tsx';
import { PolicyLink } from '../../../shared/cells/PolicyLink.tsx';
import { orderOf, pageSizeOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { ResendButton } from '../../../shared/cases/ResendButton.tsx';
import { caseFilterAddress, caseFilters, caseQuery } from './caseFilters.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../attentionText.ts';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';

/** The waiting time. On a phone it has two lines, so that the name next to it has room. */
const StateNote = styled.div`
  @media screen and ${below('md')} {
    max-inline-size: 6.5rem;
    margin-inline-start: auto;
    text-align: end;
    white-space: normal;

    @container table (inline-size < 19.375rem) {
      max-inline-size: none;
      margin: 0;
      text-align: start;
    }
  }
`;

/** The last event of an envelope, and how long it has not been opened. */
function CaseState({ row }: { readonly row: CaseRow }) {
  const today = useBusinessDate();
  return (
    <>
      <CaseEventText {...row} />
      {row.attention === 'NotViewed' && <StateNote>{attentionText(row, today)}</StateNote>}
    </>
  );
}

type CaseSortField = (typeof caseSortFields)[number];

const address: ListAddress<CaseSortField> = {
  sortFields: ['created', 'eventDate', 'envelopeId'] satisfies typeof caseSortFields,
  defaultSort: { field: 'created', direction: 'desc' },
  orderWhenUnsorted: { field: 'envelopeId', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: caseFilterAddress,
};

/** The query for the filters and the sort order of a list state. The sort order is two parameters [S7]. */
function filterQuery(state: ListState<CaseSortField>) {
  const { field, direction } = orderOf(state, address);
  return { ...caseQuery(state), SortColumn: field, SortOrder: direction };
}

/** /case-management: the envelopes that are being signed (decisions, 3). */
export const caseList = defineList({
  id: 'cases',
  title: 'Case Management',
  nouns: ['case', 'cases'],
  pane: itemPane(({ attention, envelopeId }: CaseRow) => attention && `cases ${envelopeId}`),
  columns: [
    { id: 'created', header: 'Created', kind: 'date', sortable: true, width: 6.875 },
    {
      id: 'primaryInsured',
      header: 'Primary Insured',
      kind: 'person',
      width: 8,
      heading: true,
      cell: (row) => <CaseLink row={row}>{row.primaryInsured}</CaseLink>,
    },
    {
      id: 'policyNumber',
      header: 'Policy Number',
      kind: 'id',
      width: 7.625,
      card: 'summary',
      hideOrder: 3,
      cell: ({ policyNumber = '' }) => <PolicyLink policyNumber={policyNumber} />,
    },
    { id: 'productType', header: 'Product Type', width: 7, hideOrder: 1, card: 'kind' },
    {
      id: 'event',
      header: 'Event',
      kind: 'status',
      width: 10.5,
      cell: (row) => <CaseState row={row} />,
    },
    {
      id: 'eventDate',
      header: 'Event date',
      kind: 'date',
      sortable: true,
      width: 6.75,
      hideOrder: 4,
    },
    { id: 'recipient', header: 'Recipient', width: 8, hideOrder: 2 },
    {
      id: 'resend',
      header: 'E-mail',
      kind: 'action',
      width: 9.5,
      cell: (row) => (canResend(row.event) ? <ResendButton row={row} size="small" /> : null),
    },
  ],
  optionalColumns: ['policyNumber'],
  address,
  filters: caseFilters,
  offers: getCaseFilterOptions,
  tabs: [
    { id: 'all', label: 'All', filters: {} },
    { id: 'attention', label: 'Needs attention', filters: { attention: true }, isOptional: true },
  ],
  rowKey: (row: CaseRow) => row.envelopeId,
  rowName: (row: CaseRow) => row.primaryInsured,
  endpoint: getCases,
  query: (state: ListState<CaseSortField>) => ({
    query: { ...filterQuery(state), PageNumber: state.page, PageSize: pageSizeOf(state) },
  }),
  read: (page) => ({ ...page, rows: page.cases, total: page.totalRecords }),
  exports: {
    endpoint: exportCases,
    query: (state: ListState<CaseSortField>) => ({ query: filterQuery(state) }),
  },
});
