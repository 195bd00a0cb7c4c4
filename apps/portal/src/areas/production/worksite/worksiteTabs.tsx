import type { WorksiteTab } from '@agent-portal/data/production/contract';
import type { Column } from '@agent-portal/ui/DataTable';
import { formatAgent } from '@agent-portal/format';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import { GroupLink } from '../../../shared/cells/GroupLink.tsx';
import type { EnrolledRow, Subject } from './enrolledRows.ts';

interface WorksiteTable {
  readonly title: string;
  readonly nouns: readonly [one: string, many: string];
  readonly columns: readonly Column<EnrolledRow>[];
  /** What its rows are about, outermost first. */
  readonly subjects: readonly Subject[];
}

/** The plain-text name of a row. Agent names include the agent ID, because a producer can have several. */
export const titleOf = ({ subject, id, name }: EnrolledRow) =>
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
export const worksiteTabs: Readonly<Record<WorksiteTab, WorksiteTable>> = {
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
