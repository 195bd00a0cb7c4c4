import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import type { Column } from '@agent-portal/ui/DataTable';
import { formatAgent } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { AgentName } from '../../../shared/cells/AgentName.tsx';

/** An agent in the tree. The link opens the agent's own downline, viewed as that agent. */
function AgentCell({ agent }: { readonly agent: HierarchyAgent }) {
  const { pathname, search } = useLocation();
  const name = <AgentName agent={agent} />;
  if (new URLSearchParams(search).get('viewAs') === agent.agentId) return name;
  return <Link href={`${pathname}?${new URLSearchParams({ viewAs: agent.agentId })}`}>{name}</Link>;
}

const tones: UrgentTones<HierarchyAgent['contractStatus']> = { Pending: 'warning' };

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
    header: 'Contract status',
    kind: 'status',
    width: 8,
    cell: ({ contractStatus }) => (
      <StateText tone={tones[contractStatus]}>{contractStatus}</StateText>
    ),
  },
  { id: 'effective', header: 'Effective', kind: 'date', width: 7, sortable: true, hideOrder: 4 },
  { id: 'downline', header: 'Downline', kind: 'count', width: 6, card: 'summary' },
];
