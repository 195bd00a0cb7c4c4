import type { ReactNode } from 'react';
import { roles } from '../DataTable/roles.ts';
import { levelStyle } from './TreeRow.tsx';

interface BranchLineProps {
  readonly level: number;
  /** How many columns it takes. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** A line among the rows of a tree that is about a branch and not a row of it. */
export function BranchLine({ level, columns, children }: BranchLineProps) {
  return (
    <tr {...roles.row} data-detail="branch" style={levelStyle(level)}>
      <td {...roles.cell} aria-colspan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
