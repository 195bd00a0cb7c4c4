import type { AgentProduction } from '@agent-portal/data/production/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { formatAgent } from '@agent-portal/format';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import { AgentCell } from './AgentCell.tsx';

/** The downline (decisions, 3). */
export const downlineColumns: readonly Column<AgentProduction>[] = [
  {
    id: 'agent',
    header: 'Agent',
    heading: true,
    width: 15,
    sortable: true,
    sortsFirst: 'asc',
    value: (row) => (row.agentId ? formatAgent(row) : undefined),
    cell: (row) => <AgentCell agent={row} />,
  },
  { id: 'agentLevel', header: 'Level', width: 8.5, hideOrder: 1 },
  { id: 'marketCode', header: 'Market', width: 5.5, hideOrder: 1 },
  {
    id: 'submitted',
    header: 'Submitted',
    kind: 'count',
    width: 6.75,
    sortable: true,
    hideOrder: 4,
  },
  { id: 'issued', header: 'Issued', kind: 'count', width: 5.5, sortable: true, hideOrder: 5 },
  ...amountColumns,
  changeColumn,
];
