import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';
import type { Column } from '@agent-portal/ui/DataTable';
import { formatAgent } from '@agent-portal/format';
import { AgentCell } from './AgentCell.tsx';

const tones: Readonly<Record<HierarchyAgent['contractStatus'], BadgeTone>> = {
  Active: 'success',
  Pending: 'warning',
  Terminated: 'neutral',
};

/** The active hierarchy (decisions, 3). */
export const treeColumns: readonly Column<HierarchyAgent>[] = [
  {
    id: 'agentName',
    header: 'Agent',
    heading: true,
    width: 17,
    sortable: true,
    sortsFirst: 'asc',
    value: (row) => formatAgent(row),
    cell: (row) => <AgentCell agent={row} />,
  },
  { id: 'agentLevel', header: 'Level', width: 8.5, hideOrder: 3 },
  { id: 'marketCode', header: 'Market', width: 5.5, hideOrder: 1 },
  { id: 'companyCode', header: 'Company', width: 6, hideOrder: 2 },
  {
    id: 'contractStatus',
    header: 'Contract Status',
    kind: 'status',
    width: 8,
    cell: ({ contractStatus }) => <Badge tone={tones[contractStatus]}>{contractStatus}</Badge>,
  },
  { id: 'effective', header: 'Effective', kind: 'date', width: 7, sortable: true, hideOrder: 4 },
  { id: 'downline', header: 'Downline', kind: 'count', width: 6, card: 'summary' },
];
