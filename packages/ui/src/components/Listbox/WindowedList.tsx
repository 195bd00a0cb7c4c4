import { Check } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Listbox } from './Listbox.tsx';
import { ListboxRow } from './ListboxRow.tsx';
import {
  heightOf,
  type ListSection,
  placeSections,
  rowWindow,
  scrollTopToShow,
  sectionsWithin,
  topOf,
} from './placeSections.ts';
import { pageRows } from './useListKeys.ts';

interface DrawnRow {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly description?: string | undefined;
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
  /** The rows under headings. @default one list */
  readonly sections?: readonly ListSection[] | undefined;
  /** Some rows have a second line, so all are higher. @default false */
  readonly hasDescriptions?: boolean | undefined;
}

/** Pixels. Rows have one height so that 50,000 need no measuring. */
const rowHeights = { fine: 40, coarse: 44, described: 60 } as const;

/** Pixels. A heading as high as a row with two lines would look like an empty option. */
const headingHeight = 32;

/** A finger needs more room than a mouse. */
const rowHeightOfPointer = () =>
  'matchMedia' in window && matchMedia('(pointer: coarse)').matches
    ? rowHeights.coarse
    : rowHeights.fine;

/** A list of any length that renders only its visible rows. */
export function WindowedList(props: WindowedListProps) {
  const { id, label, rowCount, rowAt, active, takesMany, text: searched, onTake } = props;
  const [scroll, setScroll] = useState({ searched, top: 0 });
  const [pointerHeight] = useState(rowHeightOfPointer);
  const rowHeight = props.hasDescriptions ? rowHeights.described : pointerHeight;
  const viewHeight = pageRows * rowHeight;
  const scrollTop = scroll.searched === searched ? scroll.top : 0;
  const scroller = useRef<HTMLDivElement>(null);
  const { sections } = props;
  const placed = useMemo(
    () =>
      placeSections(sections ?? [{ label: undefined, start: 0, end: rowCount }], {
        row: rowHeight,
        heading: headingHeight,
      }),
    [sections, rowCount, rowHeight],
  );
  const inSight = sectionsWithin(placed, rowWindow(scrollTop, viewHeight, rowHeight), rowHeight);
  const activeTop = active < 0 ? active : topOf(placed, active, rowHeight);

  const isOfFormer = scroll.top !== scrollTop;
  useLayoutEffect(() => {
    if (!isOfFormer || !scroller.current) return;
    scroller.current.scrollTop = 0;
    setScroll({ searched, top: 0 });
  }, [isOfFormer, searched]);

  useLayoutEffect(() => {
    if (!scroller.current || activeTop < 0) return;
    // On a phone the list may have less room than its rows want.
    const { scrollTop: before, clientHeight } = scroller.current;
    const next = scrollTopToShow(activeTop, before, clientHeight, rowHeight);
    if (next === before) return;
    scroller.current.scrollTop = next;
    setScroll({ searched, top: next });
  }, [activeTop, searched, rowHeight]);

  const at = (top: number, height: number) => ({ transform: `translateY(${top}px)`, height });

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
      <div role="presentation" style={{ height: heightOf(placed, rowHeight) }}>
        {inSight.map((section) => (
          <Section
            key={section.label ?? ''}
            label={section.label}
            style={at(section.top, headingHeight)}
          >
            {Array.from({ length: section.end - section.start }, (_, index) => {
              const row = section.start + index;
              const { label: text, isChosen, isDisabled, description } = rowAt(row);
              return (
                <ListboxRow
                  key={row}
                  listId={id}
                  row={row}
                  rowCount={rowCount}
                  isActive={row === active}
                  isChosen={isChosen}
                  isDisabled={isDisabled}
                  description={description}
                  style={at(section.rowsTop + index * rowHeight, rowHeight)}
                >
                  <span title={text}>{text}</span>
                  {isChosen && <Check aria-hidden size="1.25em" strokeWidth={1.75} />}
                </ListboxRow>
              );
            })}
          </Section>
        ))}
      </div>
    </Listbox>
  );
}

interface SectionProps {
  readonly label: string | undefined;
  /** Of the heading. */
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

const groupRole = { role: 'group' } as const;

/** Rows under their heading, which names them, or only the rows. */
function Section({ label, style, children }: SectionProps) {
  if (label === undefined) return children;
  return (
    <div {...groupRole} aria-label={label}>
      <p aria-hidden data-part="group" style={style}>
        {label}
      </p>
      {children}
    </div>
  );
}
