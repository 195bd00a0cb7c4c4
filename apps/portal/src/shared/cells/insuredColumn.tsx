import type { Column } from '@agent-portal/ui/DataTable';
import { ClientLink } from './ClientLink.tsx';
import type { ColumnOptions } from './ColumnOptions.ts';

interface Insured {
  readonly primaryInsured?: string | undefined;
  readonly clientId?: string | undefined;
}

/** The primary insured of a row, with a link to the client. It names the row. */
export const insuredColumn = (options: ColumnOptions = {}): Column<Insured> => ({
  id: 'primaryInsured',
  header: 'Primary Insured',
  kind: 'person',
  width: 8,
  heading: true,
  cell: ({ primaryInsured = '', clientId }) => (
    <ClientLink clientId={clientId}>{primaryInsured}</ClientLink>
  ),
  ...options,
});
