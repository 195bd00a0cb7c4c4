import type { Answer } from '@agent-portal/data';
import type { GroupDetails, GroupProduct } from '@agent-portal/data/groups/contract';
import type { Column, Sort } from '@agent-portal/ui/DataTable';
import { TreeTable } from '@agent-portal/ui/TreeTable';
import { PhoneListBar } from '@agent-portal/ui/PhoneListBar';
import { useState } from 'react';
import { tableStatus } from '../../../shared/page/tableStatus.ts';

const columns: readonly Column<GroupProduct>[] = [
  { id: 'product', header: 'Product', heading: true, width: 12, sortable: true, sortsFirst: 'asc' },
  { id: 'eligible', header: 'Eligible', kind: 'count', width: 6, hideOrder: 1 },
  { id: 'enrolled', header: 'Enrolled', kind: 'count', width: 6.5, sortable: true },
  { id: 'participation', header: 'Participation', kind: 'share', sortable: true, hideOrder: 2 },
  {
    id: 'annualizedPremium',
    header: 'Annualized premium',
    kind: 'money',
    width: 8,
    sortable: true,
    card: 'summary',
  },
];

const none: never[] = [];
const keyOf = ({ product }: GroupProduct) => product;

/** The products of a group, with the figures of the group. The browser sorts them (decisions, 3). */
export function GroupProducts({ answer }: { readonly answer: Answer<GroupDetails> }) {
  const [sort, setSort] = useState<Sort | null>({ field: 'product', direction: 'asc' });
  const { data } = answer;
  return (
    <TreeTable
      name="Products"
      columns={columns}
      rows={data?.products ?? none}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      status={tableStatus(answer, undefined)}
      totals={
        data && {
          eligible: data.eligible,
          enrolled: data.enrolled,
          participation: data.participation,
          annualizedPremium: data.annualizedPremium,
        }
      }
      empty={<p>No products in force.</p>}
      toolbar={
        <>
          <h2>Products</h2>
          <PhoneListBar columns={columns} sort={sort} onSort={setSort} filterCount={0} />
        </>
      }
    />
  );
}
