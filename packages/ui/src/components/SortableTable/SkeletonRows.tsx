import { roles } from './roles.ts';

/** The rows of a first load: the shape of what comes, drawn by CSS in empty cells. */
export function SkeletonRows({ rows, cells }: { readonly rows: number; readonly cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} {...roles.row} aria-hidden data-skeleton>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell} {...roles.cell} />
      ))}
    </tr>
  ));
}
