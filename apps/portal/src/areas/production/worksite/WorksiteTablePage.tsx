import { exportWorksiteSummary, type WorksiteTab } from '@agent-portal/data/production/contract';
import { hasNegativeCredit } from '@agent-portal/data/production/creditShares';
import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { useWorksiteTable } from '@agent-portal/data/production/hooks';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { useMemo } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { fileOf } from '../../../shared/files/PageCommands.tsx';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { ProductionPage } from '../shared/ProductionPage.tsx';
import { productionFilterAddress } from '../filter/productionQuery.ts';
import { startWorksite } from '../shared/startProduction.ts';
import { ShareNote } from '../shared/ShareNote.tsx';
import { ProductionTable } from '../shared/ProductionTable.tsx';
import { useProduction } from '../shared/useProduction.ts';
import { type EnrolledRow, enrolledRows } from './enrolledRows.ts';
import { titleOf, worksiteTabs } from './worksiteTabs.tsx';

const address: ListAddress = {
  sortFields: ['enrolled', 'annualizedPremium', 'productionCredit'],
  defaultSort: { field: 'enrolled', direction: 'desc' },
  unsorted: { field: 'enrolled', direction: 'asc' },
  pageSizes: [10],
  filters: productionFilterAddress,
};

const keyOf = ({ id }: EnrolledRow) => id;
const under = ({ children = [] }: EnrolledRow) => children;
const branchName = (row: EnrolledRow) => `the rows under ${titleOf(row)}`;

const totalsOf = ({ issued, ...totals }: ProductionSums): Partial<EnrolledRow> => ({
  enrolled: issued,
  annualizedPremium: totals.annualizedPremium,
  productionCredit: totals.productionCredit,
  lastYear: totals.lastYear && { ...totals.lastYear, enrolled: totals.lastYear.issued },
});

/** Worksite production as one of its nested tables [S2]. */
export function WorksiteTablePage({ tab }: { readonly tab: WorksiteTab }) {
  const shown = useProduction('worksite', address);
  const { data, query } = shown;
  const answer = useWorksiteTable({ query: { ...query, tab } });
  const { title, nouns, columns, subjects } = worksiteTabs[tab];
  const isExportOn = useFeature('production_exceldownloads');
  const download = useDownload(exportWorksiteSummary);
  const table = answer.data;
  const rows = useMemo(() => (table ? enrolledRows(table.rows, subjects) : []), [table, subjects]);
  return (
    <ProductionPage
      branch="worksite"
      title={title}
      shown={shown}
      saysFailure={!answer.error}
      files={isExportOn ? [fileOf('Export to Excel', download, { query })] : []}
    >
      <ProductionTable
        name={title}
        nouns={nouns}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        childrenOf={under}
        branchName={branchName}
        totals={data && totalsOf(data.totals)}
        shown={shown}
        answer={answer}
      />
      {hasNegativeCredit(table?.rows ?? []) && <ShareNote />}
    </ProductionPage>
  );
}

/** The page of a table, with its first data [S2]. */
const pageOf = (tab: WorksiteTab) => ({
  Page: () => <WorksiteTablePage tab={tab} />,
  startData: startWorksite(tab),
});

export const worksiteAgent = pageOf('agent');
export const worksiteGroup = pageOf('group');
export const worksiteProducts = pageOf('products');
