import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { agentCell } from '../../../shared/cells/agentCell.tsx';

/**
 * The same columns, with a link from the agent to the hierarchy. The rows that the build renders for
 * /pending have no such links, because the user is not known before React starts.
 */
export const withAgentLink = <Row extends AgentRef>(
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.map((column) => (column.id === 'agent' ? { ...column, cell: agentCell } : column));
