import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { agentCell } from '../../../shared/cells/agentCell.tsx';

/**
 * The same columns, with a link from the agent to the hierarchy. The rows that the build renders for
 * /pending have no such links, because the user is not known before React starts.
 * @param width the width of the agent's column @default the column's
 */
export const withAgentLink = <Row extends AgentRef>(
  columns: readonly Column<Row>[],
  width?: number,
): readonly Column<Row>[] =>
  columns.map((column) =>
    column.id === 'agent' ? { ...column, cell: agentCell, ...(width && { width }) } : column,
  );
