import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Listbox } from './Listbox.tsx';
import { ListboxRow } from './ListboxRow.tsx';
import { rowWindow, scrollTopToShow } from './rowWindow.ts';
import { pageRows } from './useListKeys.ts';

/** One row of the list. */
interface DrawnRow {
  readonly label: string;
  readonly isChosen: boolean;
}

interface WindowedListProps {
  readonly id: string;
  readonly label: string;
  readonly rowCount: number;
  readonly rowAt: (row: number) => DrawnRow;
  /** The row that the keys are on, or -1. */
  readonly active: number;
  readonly takesMany: boolean;
  /** The text of the search: the rows of another search start at their top. */
  readonly text: string;
  readonly onTake: (row: number) => void;
}

/** Pixels. Rows have one height so that 50,000 need no measuring. */
const rowHeights = { fine: 40, coarse: 44 } as const;

/** A finger needs more room than a mouse. */
const rowHeightOfPointer = () =>
  'matchMedia' in window && matchMedia('(pointer: coarse)').matches
    ? rowHeights.coarse
    : rowHeights.fine;

/** A list of any length, of which only the rows in sight are drawn. */
export function WindowedList(props: WindowedListProps) {
  const { id, label, rowCount, rowAt, active, takesMany, text: searched, onTake } = props;
  const [scroll, setScroll] = useState({ searched, top: 0 });
  const [rowHeight] = useState(rowHeightOfPointer);
  const viewHeight = pageRows * rowHeight;
  const scrollTop = scroll.searched === searched ? scroll.top : 0;
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end } = rowWindow(scrollTop, viewHeight, rowHeight, rowCount);

  const isOfFormer = scroll.top !== scrollTop;
  useLayoutEffect(() => {
    if (!isOfFormer || !scroller.current) return;
    scroller.current.scrollTop = 0;
    setScroll({ searched, top: 0 });
  }, [isOfFormer, searched]);

  useLayoutEffect(() => {
    if (!scroller.current || active < 0) return;
    // On a phone the list may have less room than its rows want.
    const { scrollTop: before, clientHeight } = scroller.current;
    const next = scrollTopToShow(active, before, clientHeight, rowHeight);
    if (next === before) return;
    scroller.current.scrollTop = next;
    setScroll({ searched, top: next });
  }, [active, searched, rowHeight]);

  return (
    <Listbox
      ref={scroller}
      id={id}
      label={label}
      takesMany={takesMany}
      onTake={onTake}
      style={{ maxHeight: viewHeight }}
      onScroll={({ currentTarget }) => {
        setScroll({ searched, top: currentTarget.scrollTop });
      }}
    >
      <div role="presentation" style={{ height: rowCount * rowHeight }}>
        {Array.from({ length: end - start }, (_, index) => {
          const row = start + index;
          const { label: text, isChosen } = rowAt(row);
          return (
            <ListboxRow
              key={row}
              listId={id}
              row={row}
              rowCount={rowCount}
              isActive={row === active}
              isChosen={isChosen}
              style={{ transform: `translateY(${row * rowHeight}px)`, height: rowHeight }}
            >
              <span title={text}>{text}</span>
              {isChosen && <Check aria-hidden size={20} strokeWidth={1.75} />}
            </ListboxRow>
          );
        })}
      </div>
    </Listbox>
  );
}
