import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import {
  type ExpectedCommissions,
  getExpectedCommissions,
} from '@agent-portal/data/commissions/explained/contract';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Money } from '@agent-portal/ui/Money';
import { defineList } from '../../../shared/list/List.ts';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { pageOf, pagingOf } from '../moneyLists.ts';
import { summaryInput } from '../summary/summaryInput.ts';

type Row = ExpectedCommissions['policies'][number];

/** The carrier supports only one order: the largest difference first. */
const address: ListAddress<'difference'> = {
  prefix: 'expected',
  sortFields: ['difference'],
  defaultSort: { field: 'difference', direction: 'desc' },
  orderWhenUnsorted: { field: 'difference', direction: 'desc' },
  pageSizes: [10, 25, 50, 100],
  filters: {},
};

/** /commissions, expected: the commissions that the schedule expects, and those received. */
export const expectedList = defineList({
  id: 'commission-expected',
  title: 'Expected and received',
  nouns: ['policy', 'policies'],
  columns: [
    insuredColumn(),
    policyColumn(),
    agentColumn({ header: 'Writing Agent', hideOrder: 3 }),
    { id: 'product', header: 'Product', hideOrder: 1, card: 'kind' },
    {
      id: 'expected',
      header: 'Expected',
      kind: 'money',
      card: 'summary',
      namedInCard: true,
    },
    {
      id: 'received',
      header: 'Received',
      kind: 'money',
      card: 'summary',
      namedInCard: true,
    },
    {
      id: 'differences',
      header: 'Why they differ',
      width: 13,
      card: 'summary',
      namedInCard: true,
      cell: ({ differences }) => <DifferenceList differences={differences} />,
    },
  ],
  address,
  filters: [],
  rowKey: (row: Row) => row.policyNumber,
  rowName: (row: Row) => row.policyNumber,
  endpoint: getExpectedCommissions,
  query: (state, _includeFilters, search) => {
    return { query: { ...summaryInput(search).query, ...pageOf(state, false) } };
  },
  read: (page) => ({
    rows: page.policies,
    ...pagingOf(page),
    totals: {
      expected: page.expectedTotal,
      received: page.receivedTotal,
      differences: page.differences,
    },
  }),
});

function DifferenceList({ differences }: Pick<Row, 'differences'>) {
  if (differences.length === 0) return 'They agree';
  return (
    <DescriptionList
      layout="amounts"
      items={differences.map(({ reason, amount }) => [
        reason,
        <Money key={reason} amount={amount} />,
      ])}
    />
  );
}
