import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';

/** The writing agent. The ID has its own narrow column, so that a row has one line. */
export const agentColumns: readonly Column<AgentRef>[] = [
  {
    id: 'agent',
    header: 'Agent Name',
    width: 7,
    value: ({ agentName }) => agentName,
    cell: (row) => <AgentLink agent={row} isNameOnly />,
    hideOrder: 5,
  },
  { id: 'agentId', header: 'Agent ID', kind: 'id', width: 5, hideOrder: 4 },
];
