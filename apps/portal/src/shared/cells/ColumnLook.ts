import type { Column } from '@agent-portal/ui/DataTable';

/** What a list may decide about a column that all lists share. */
export type ColumnLook = Partial<
  Omit<Column<never>, 'kind' | 'value' | 'cell'> & { readonly id: string }
>;
