import type { Column } from '@agent-portal/ui/DataTable';

/** The options of a column that all lists share. */
export type ColumnOptions = Partial<
  Omit<Column<never>, 'kind' | 'value' | 'cell'> & { readonly id: string }
>;
