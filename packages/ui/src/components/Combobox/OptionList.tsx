import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { rowWindow, scrollTopToShow } from './rowWindow.ts';
import { rowId } from './useCombobox.ts';

/** One row of the list as it is drawn. */
interface OptionRow {
  readonly label: string;
  readonly isChosen: boolean;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly rowCount: number;
  readonly rowAt: (row: number) => OptionRow;
  /** The row that the arrow keys are on, or -1. */
  readonly active: number;
  readonly takesMany: boolean;
  /** What is searched for: the rows of another search start at their top. */
  readonly text: string;
  readonly onTake: (row: number) => void;
}

/** Pixels; the whole list shows eight rows. Rows have one height so that 50,000 need no measuring. */
const rowHeight = 40;
const viewHeight = 8 * rowHeight;

/** No native element is an option of a list that draws only a part of itself. */
const optionRole = { role: 'option' } as const;

/** The options of a combobox, a `listbox` that draws only the rows in sight. */
export function OptionList(props: OptionListProps) {
  const { id, label, rowCount, rowAt, active, takesMany, text: searched, onTake } = props;
  const [scroll, setScroll] = useState({ searched, top: 0 });
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
    const before = scroller.current.scrollTop;
    const next = scrollTopToShow(active, before, viewHeight, rowHeight);
    if (next === before) return;
    scroller.current.scrollTop = next;
    setScroll({ searched, top: next });
  }, [active, searched]);

  function onClick({ target }: MouseEvent) {
    const option = target instanceof Element ? target.closest('[data-row]') : null;
    if (option) onTake(Number(option.getAttribute('data-row')));
  }

  const listboxProps = {
    role: 'listbox',
    'aria-label': label,
    'aria-multiselectable': takesMany || undefined,
    onClick,
  } as const;

  return (
    <div
      ref={scroller}
      id={id}
      {...listboxProps}
      tabIndex={-1}
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
            <div
              key={row}
              id={rowId(id, row)}
              {...optionRole}
              data-row={row}
              data-active={row === active || undefined}
              aria-selected={isChosen}
              aria-setsize={rowCount}
              aria-posinset={row + 1}
              style={{ transform: `translateY(${row * rowHeight}px)`, height: rowHeight }}
            >
              <span title={text}>{text}</span>
              {isChosen && <Check aria-hidden size={20} strokeWidth={1.75} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
