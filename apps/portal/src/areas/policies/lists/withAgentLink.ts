import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { agentCell } from '../../../shared/cells/agentCell.tsx';

/**
 * The same columns, with the agent as a way into the hierarchy. In the rows that the build draws for
 * /pending, agents are plain text: who reads them is known once React is there.
 */
export const withAgentLink = <Row extends AgentRef>(
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.map((column) => (column.id === 'agent' ? { ...column, cell: agentCell } : column));
