import { useId, useState } from 'react';
import { cellOf } from '../rows/cellOf.tsx';
import { DataRow, type DataRowProps } from '../rows/DataRow.tsx';
import type { RowsAsProps } from '../DataTable.tsx';
import { roles } from '../roles.ts';
import { useCellFormats } from '../useCellFormats.ts';
import { GroupHead } from './GroupHead.styles.ts';

export interface GroupOptions<Row> {
  /** The name of a row's group. */
  readonly groupOf: (row: Row) => string;
  /** The sums of a group, by column, which its head shows. @default none */
  readonly subtotals?: ((rows: readonly Row[]) => Partial<Row>) | undefined;
  /** @default 'open' */
  readonly atFirst?: 'open' | 'closed' | undefined;
}

/**
 * Draws the rows under the heads of their groups: the `rowsAs` of a `DataTable`. Groups are in the order of
 * their first rows, and rows within a group in theirs, so a sort of the rows sorts within the groups. Call it
 * at module scope. It is separate, so that a table without it does not load it.
 */
export function groupedRows<Row extends object>({
  groupOf,
  subtotals,
  atFirst = 'open',
}: GroupOptions<Row>) {
  function GroupedRows({ keys, isStale, rowAt }: RowsAsProps<Row>) {
    /** The groups that are not as at first. */
    const [turned, setTurned] = useState<ReadonlySet<string>>(() => new Set());
    const lines = keys.map((_, place) => rowAt(place));
    const groups = [...Map.groupBy(lines, ({ row }) => groupOf(row))];
    const toggle = (name: string) => {
      const next = new Set(turned);
      if (!next.delete(name)) next.add(name);
      setTurned(next);
    };
    return groups.map(([name, group]) => (
      <Group
        key={name}
        name={name}
        lines={group}
        sums={subtotals?.(group.map(({ row }) => row))}
        isStale={isStale}
        isOpen={(atFirst === 'open') !== turned.has(name)}
        onToggle={() => toggle(name)}
      />
    ));
  }
  return Object.assign(GroupedRows, { drawsBodies: true } as const);
}

interface GroupProps<Row> {
  readonly name: string;
  readonly lines: readonly DataRowProps<Row>[];
  readonly sums: Partial<Row> | undefined;
  readonly isStale: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One group, a `tbody`: its head, with a button that opens and closes it, and its rows. */
function Group<Row extends object>({
  name,
  lines,
  sums,
  isStale,
  isOpen,
  onToggle,
}: GroupProps<Row>) {
  const id = useId();
  const formats = useCellFormats();
  const columns = lines[0]?.columns ?? [];
  const summed = columns.filter((column) => sums && column.id in sums);
  return (
    <tbody {...roles.rowGroup} id={id} inert={isStale}>
      <tr {...roles.row} data-detail="group">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line about rows is one td, in tables and in cards */}
        <td role="rowheader" aria-colspan={columns.length}>
          <GroupHead>
            <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
              {name} ({formats.count(lines.length)})
            </button>
            {summed.map((column) => (
              <span key={column.id}>
                {column.header} {cellOf(column, sums as Row, formats)}
              </span>
            ))}
          </GroupHead>
        </td>
      </tr>
      {isOpen && lines.map((line) => <DataRow key={line.rowKey} {...line} />)}
    </tbody>
  );
}
