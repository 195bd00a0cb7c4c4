import type { Column } from '@agent-portal/ui/DataTable';
import type { ColumnOptions } from './ColumnOptions.ts';
import { PolicyLink } from './PolicyLink.tsx';

interface OfPolicy {
  readonly policyNumber?: string | undefined;
}

/** The number of the policy of a row, with a link to it. A card shows it under the name. */
export const policyColumn = (options: ColumnOptions = {}): Column<OfPolicy> => ({
  id: 'policyNumber',
  header: 'Policy Number',
  kind: 'id',
  width: 7.625,
  card: 'summary',
  cell: ({ policyNumber }) => policyNumber && <PolicyLink policyNumber={policyNumber} />,
  ...options,
});
