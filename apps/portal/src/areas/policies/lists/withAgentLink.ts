import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { agentCell } from '../../../shared/cells/agentCell.tsx';

/**
 * The same columns, with the agent as a way into the hierarchy. The first pending list goes without:
 * the build draws its rows before it is known who reads them.
 */
export const withAgentLink = <Row extends AgentRef>(
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.map((column) => (column.id === 'agent' ? { ...column, cell: agentCell } : column));
