import { memo, useCallback, useId, useMemo, useRef } from 'react';
import { type DataRowProps, rowLine } from '../rows/DataRow.tsx';
import type { RowsAsProps } from '../DataTable.tsx';
import { DetailRow } from '../rows/DetailRow.tsx';
import { useCellFormats } from '../useCellFormats.ts';
import { Gap } from '../window/Gap.tsx';
import { useRowWindow } from '../window/useRowWindow.ts';
import { linesOf } from './linesOf.ts';
import { KeptScroll } from './KeptScroll.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import { useFocusedLine } from './useFocusedLine.ts';
import { useTabIntoSight } from './useTabIntoSight.ts';

/** Up to so many lines all are drawn. */
const drawnWhole = 200;

interface LineProps<Row> {
  readonly line: DataRowProps<Row>;
  readonly id: string;
}

type LineComponent = <Row>(props: LineProps<Row>) => React.ReactElement;

/** The props of a line are a new object each time; the line is drawn again where one of them changed. */
const isSame = (before: LineProps<never>, { line, id }: LineProps<never>) =>
  id === before.id &&
  Object.entries(line).every(
    ([name, value]) => before.line[name as keyof DataRowProps<never>] === value,
  );

const RowLine = memo(
  ({ line, id }: LineProps<never>) => rowLine(line, id, useCellFormats()),
  isSame,
) as unknown as LineComponent;

const DetailLine = memo(
  ({ line: { columns, row, detail }, id }: LineProps<never>) => (
    <DetailRow id={id} columns={columns} row={row}>
      {detail?.(row)}
    </DetailRow>
  ),
  isSame,
) as unknown as LineComponent;

/**
 * The rows of a long table that are in sight, with the room of the others: the `rowsAs` of a
 * `DataTable`. The row with the focus stays, screen readers get the count of all rows and the index of
 * each, and paper has all. It is separate, so that a table without it does not load it.
 */
export function VirtualRows<Row extends object>({ keys, opened, rowAt }: RowsAsProps<Row>) {
  const base = useId();
  const frame = useRef<HTMLElement | null>(null);
  const findFrame = useCallback((marker: HTMLElement | null) => {
    frame.current = marker?.closest('section') ?? null;
  }, []);
  const all = useMemo(() => linesOf(keys, opened), [keys, opened]);
  const lineKeys = useMemo(() => all.map(({ key }) => key), [all]);
  const focused = useFocusedLine(frame, lineKeys);
  const { lines, starts, gapAfter } = useRowWindow(frame, lineKeys, [focused], drawnWhole);
  useKeptPlace(frame, lineKeys, starts);
  useTabIntoSight(frame);
  /** Gaps stay the elements that they are: WebKit loses its place in a page that is shorter for a moment. */
  const gaps = lines.filter(({ gap }) => gap > 0);
  return (
    <>
      <tr ref={findFrame} data-gap="" style={{ display: 'none' }} />
      {lines.flatMap((drawn) => {
        const line = all[drawn.place];
        if (!line) return [];
        const Line = line.isDetail ? DetailLine : RowLine;
        const row = <Line key={line.key} line={rowAt(line.place)} id={`${base}${line.place}`} />;
        const gap = gaps.indexOf(drawn);
        return gap < 0 ? [row] : [<Gap key={`/gap ${gap}`} height={drawn.gap} />, row];
      })}
      {gapAfter !== undefined && <Gap key="/gap" height={gapAfter} />}
      <KeptScroll frame={frame} />
    </>
  );
}
