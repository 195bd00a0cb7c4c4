import { Inline } from '../packages/ui/src/docs/Inline.tsx';
import { Scrolls } from '../packages/ui/src/docs/Scrolls.tsx';
import type { ShapeRow } from './docgen/shapesOf.ts';
import { TypeText } from './TypeText.tsx';

interface RowsTableProps {
  /** What the rows belong to. */
  readonly label: string;
  readonly rows: readonly ShapeRow[];
  /** The types that have a table on the page. */
  readonly known: ReadonlySet<string>;
}

/** The properties of a type, or the parameters of a function. */
export function RowsTable({ label, rows, known }: RowsTableProps) {
  if (rows.length === 0) return null;
  return (
    <Scrolls label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.isRequired ? '' : '?'}
              </th>
              <td>
                <TypeText text={row.type} known={known} />
              </td>
              <td>
                <Inline text={row.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolls>
  );
}
