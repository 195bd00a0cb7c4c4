import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { AgentLink } from './AgentLink.tsx';
import type { ColumnOptions } from './ColumnOptions.ts';

/** The agent of a row: the name with a link to the hierarchy, and the number under it. */
export const agentColumn = (options: ColumnOptions = {}): Column<AgentRef> => ({
  id: 'agent',
  header: 'Agent',
  kind: 'nameId',
  value: ({ agentName, agentId }) => ({ name: agentName, id: agentId }),
  cell: (row) => <AgentLink agent={row} />,
  ...options,
});
