import { exportWorksiteSummary, type WorksiteTab } from '@agent-portal/data/production/contract';
import { hasNegativeCredit } from '@agent-portal/data/production/creditShares';
import { useWorksiteTable } from '@agent-portal/data/production/hooks';
import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { formatAgent } from '@agent-portal/format';
import type { Column } from '@agent-portal/ui/DataTable';
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
import { type EnrolledRow, enrolledRows, type Subject } from './enrolledRows.ts';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import { GroupLink } from '../../../shared/cells/GroupLink.tsx';

interface WorksiteTable {
  readonly title: string;
  readonly nouns: readonly [one: string, many: string];
  readonly columns: readonly Column<EnrolledRow>[];
  /** What its rows are about, outermost first. */
  readonly subjects: readonly Subject[];
}

/** The plain-text name of a row. Agent names include the agent ID, because a producer can have several. */
const titleOf = ({ subject, id, name }: EnrolledRow) =>
  subject === 'agent' ? formatAgent({ agentName: name, agentId: id }) : name;

/** The name of a row; a group's name links to the group. */
function nameOf({ subject, id, name }: EnrolledRow) {
  switch (subject) {
    case 'agent':
      return <AgentName agent={{ agentName: name, agentId: id }} />;
    case 'group':
      return <GroupLink groupNumber={id}>{name}</GroupLink>;
    case 'product':
      return name;
    default:
      return subject satisfies never;
  }
}

/** The columns of a nested table (decisions, 3); the first names what is nested in what. */
const columnsOf = (header: string): readonly Column<EnrolledRow>[] => [
  { id: 'name', header, heading: true, width: 18, value: titleOf, cell: nameOf },
  {
    id: 'enrolled',
    header: 'Enrolled',
    kind: 'count',
    width: 6,
    sortable: true,
    card: 'summary',
    namedInCard: true,
    hideOrder: 4,
  },
  ...amountColumns,
  { id: 'share', header: 'Share', kind: 'share', hideOrder: 1 },
  changeColumn,
];

/** The nested tables of worksite production, by their tab. */
const worksiteTabs: Readonly<Record<WorksiteTab, WorksiteTable>> = {
  agent: {
    title: 'Agent',
    nouns: ['agent', 'agents'],
    columns: columnsOf('Agent, Group, Product'),
    subjects: ['agent', 'group', 'product'],
  },
  group: {
    title: 'Group',
    nouns: ['group', 'groups'],
    columns: columnsOf('Group, Product'),
    subjects: ['group', 'product'],
  },
  products: {
    title: 'Products',
    nouns: ['product', 'products'],
    columns: columnsOf('Product, Group'),
    subjects: ['product', 'group'],
  },
};

const address: ListAddress = {
  sortFields: ['enrolled', 'annualizedPremium', 'productionCredit'],
  defaultSort: { field: 'enrolled', direction: 'desc' },
  orderWhenUnsorted: { field: 'enrolled', direction: 'asc' },
  pageSizes: [10],
  filters: productionFilterAddress,
};

const keyOf = ({ id }: EnrolledRow) => id;
const childrenOf = ({ children = [] }: EnrolledRow) => children;
const branchName = (row: EnrolledRow) => `the rows under ${titleOf(row)}`;

const totalsOf = ({ issued, ...totals }: ProductionSums): Partial<EnrolledRow> => ({
  enrolled: issued,
  annualizedPremium: totals.annualizedPremium,
  productionCredit: totals.productionCredit,
  lastYear: totals.lastYear && { ...totals.lastYear, enrolled: totals.lastYear.issued },
});

/** Worksite production as one of its nested tables [S2]. */
export function WorksiteTablePage({ tab }: { readonly tab: WorksiteTab }) {
  const production = useProduction('worksite', address);
  const { data, query } = production;
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
      production={production}
      showsFailure={!answer.error}
      files={isExportOn ? [fileOf('Export to Excel', download, { query })] : []}
    >
      <ProductionTable
        name={title}
        nouns={nouns}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        childrenOf={childrenOf}
        branchName={branchName}
        totals={data && totalsOf(data.totals)}
        production={production}
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
