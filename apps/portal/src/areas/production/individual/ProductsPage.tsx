import { hasNegativeCredit } from '@agent-portal/data/production/creditShares';
import type { Column } from '@agent-portal/ui/DataTable';
import { useMemo, useState } from 'react';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { ProductionPage } from '../shared/ProductionPage.tsx';
import { productionFilterAddress } from '../filter/productionQuery.ts';
import { ShareNote } from '../shared/ShareNote.tsx';
import { ProductionTable } from '../shared/ProductionTable.tsx';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import { useProduction } from '../shared/useProduction.ts';
import { useIndividualFiles } from './useIndividualFiles.ts';
import { type ProductRow, productRows } from './productRows.ts';
import { startIndividual } from '../shared/startProduction.ts';

const address: ListAddress = {
  sortFields: ['issued', 'annualizedPremium', 'productionCredit'],
  defaultSort: { field: 'issued', direction: 'desc' },
  orderWhenUnsorted: { field: 'issued', direction: 'asc' },
  pageSizes: [10],
  filters: productionFilterAddress,
};

const columns: readonly Column<ProductRow>[] = [
  { id: 'name', header: 'Line of business, Product', heading: true, width: 16 },
  { id: 'issued', header: 'Issued', kind: 'count', width: 5.5, sortable: true, hideOrder: 4 },
  ...amountColumns,
  { id: 'share', header: 'Share', kind: 'share', hideOrder: 1 },
  changeColumn,
];

const keyOf = ({ name }: ProductRow) => name;
const childrenOf = ({ products }: ProductRow) => products;
const branchName = ({ name }: ProductRow) => `the products of ${name}`;

/** /production-credit/individual/products: by line of business and product, with their shares [S2]. */
export function ProductsPage() {
  const production = useProduction('individual', address);
  const { data, query, answer } = production;
  const rows = useMemo(() => (data ? productRows(data.products ?? []) : []), [data]);
  const openedState = useState<ReadonlySet<string>>(new Set(['Annuity', 'Health', 'Life']));
  return (
    <ProductionPage
      branch="individual"
      title="Products"
      production={production}
      files={useIndividualFiles(query)}
    >
      <ProductionTable
        name="Products"
        nouns={['line of business', 'lines of business']}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        childrenOf={childrenOf}
        branchName={branchName}
        openedState={openedState}
        totals={data?.totals}
        production={production}
        answer={answer}
      />
      {hasNegativeCredit(data?.products ?? []) && <ShareNote />}
    </ProductionPage>
  );
}

export { ProductsPage as Page };

export const startData = startIndividual;
