import { memo, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { type Column, headingOf } from '../Column.ts';
import { nameOf } from './cellOf.tsx';
import { DetailRow } from './DetailRow.tsx';
import { LazyRowBox } from './lazyRowBox.ts';
import { opener } from './opener.tsx';
import { roles } from '../roles.ts';
import { rowCells } from './rowCells.tsx';
import { useCellFormats } from '../useCellFormats.ts';

interface DataRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** Names the row to `onToggle`. */
  readonly rowKey: string;
  /** It may have something to open: it begins with the button for it. */
  readonly opens: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (rowKey: string) => void;
  /** Starts a selection with the row. @default it has no box */
  readonly onSelect?: ((row: Row) => void) | undefined;
  /** Names the detail: 'Items of order A-1024'. */
  readonly label: string;
  /** The detail under the row, after the hidden columns. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

/** One row with its detail; below 768 px CSS shows the same cells as a card. */
export const DataRow = memo(function DataRow<Row>({
  columns,
  row,
  rowKey,
  opens,
  isOpen,
  onToggle,
  onSelect,
  label,
  detail,
}: DataRowProps<Row>) {
  const id = useId();
  const formats = useCellFormats();
  const heading = headingOf(columns);
  // Drawn when the row is first reached: boxes out of sight would cost a part of each press.
  const [isReached, setIsReached] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setIsReached(true);
  };
  return (
    <>
      <tr
        {...roles.row}
        data-expanded={isOpen || undefined}
        {...(onSelect && { onPointerEnter, onFocus: () => setIsReached(true) })}
      >
        {(opens || onSelect) && (
          <td {...roles.cell} data-column="open">
            {opens &&
              opener('expander', label, {
                isOpen,
                onClick: () => onToggle(rowKey),
                controls: id,
              })}
            {isReached && onSelect && (
              <LazyRowBox
                of={(heading && nameOf(heading, row, formats)) ?? rowKey}
                onPress={() => onSelect(row)}
              />
            )}
          </td>
        )}
        {rowCells(columns, row, { formats })}
      </tr>
      {isOpen && (
        <DetailRow id={id} columns={columns} row={row}>
          {detail?.(row)}
        </DetailRow>
      )}
    </>
  );
}) as <Row>(props: DataRowProps<Row>) => React.ReactElement;
