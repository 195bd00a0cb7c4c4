import { useState } from 'react';
import type { Column, Sort } from '../../../../packages/ui/src/components/DataTable/Column.ts';
import { TreeTable } from '../../../../packages/ui/src/components/TreeTable/TreeTable.tsx';
import type { Row, SubjectProps } from '../manyRows.ts';

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', kind: 'person', card: 'heading', heading: true, sortable: true },
  { id: 'level', header: 'Level', sortable: true },
  { id: 'effective', header: 'Effective', kind: 'date', sortable: true },
  { id: 'issued', header: 'Issued', kind: 'count', sortable: true },
  { id: 'premium', header: 'Premium', kind: 'money', sortable: true },
  { id: 'share', header: 'Share', kind: 'percent', sortable: true },
];
const rowKey = ({ id }: Row) => id;

/** The table of the design system. */
export function Subject({ rows }: SubjectProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <TreeTable
      name="Producers"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      sort={sort}
      onSort={setSort}
      status="ready"
    />
  );
}
