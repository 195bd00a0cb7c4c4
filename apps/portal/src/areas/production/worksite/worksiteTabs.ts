import type { WorksiteTab } from '@agent-portal/data/production/contract';
import type { Column } from '@agent-portal/ui/DataTable';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import type { EnrolledRow } from './enrolledRows.ts';

interface WorksiteTable {
  readonly title: string;
  readonly nouns: readonly [one: string, many: string];
  readonly columns: readonly Column<EnrolledRow>[];
}

/** The columns of a nested table (decisions, 3); the first names what is nested in what. */
const columnsOf = (header: string): readonly Column<EnrolledRow>[] => [
  { id: 'name', header, heading: true, width: 18 },
  { id: 'enrolled', header: 'Enrolled', kind: 'count', width: 6, sortable: true, givesWay: 4 },
  ...amountColumns,
  { id: 'share', header: 'Share', kind: 'share', givesWay: 1 },
  changeColumn,
];

/** The nested tables of worksite production, by their tab. */
export const worksiteTabs: Readonly<Record<WorksiteTab, WorksiteTable>> = {
  agent: {
    title: 'Agent',
    nouns: ['agent', 'agents'],
    columns: columnsOf('Agent, Group, Product'),
  },
  group: { title: 'Group', nouns: ['group', 'groups'], columns: columnsOf('Group, Product') },
  products: {
    title: 'Products',
    nouns: ['product', 'products'],
    columns: columnsOf('Product, Group'),
  },
};
