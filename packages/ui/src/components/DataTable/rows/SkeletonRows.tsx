import type { Column } from '../Column.ts';
import { roles } from '../roles.ts';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: readonly Pick<Column<never>, 'id'>[];
}

/** The rows of a first load: skeletons, drawn by CSS in empty cells. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} {...roles.row} aria-hidden data-skeleton>
      {columns.map(({ id }) => (
        <td key={id} {...roles.cell} data-column={id} />
      ))}
    </tr>
  ));
}
