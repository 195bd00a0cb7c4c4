import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Person, SubjectProps } from './people.ts';

type Virtual = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

interface WindowedProps extends SubjectProps {
  /** Returns the people whose label contains a text. @default Base UI's own filter */
  readonly filter?: (person: Person, text: string) => boolean;
}

/** Base UI, as in the example 'Virtualized' of its documentation. */
export function WindowedBaseUi({ people, filter }: WindowedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const virtualizer = useRef<Virtual>(null);
  return (
    <Combobox.Root
      virtualized
      items={people}
      open={isOpen}
      onOpenChange={setIsOpen}
      itemToStringLabel={(person: Person) => person.label}
      {...(filter && { filter })}
      onItemHighlighted={(person, { reason, index }) => {
        const list = virtualizer.current;
        if (!person || !list) return;
        const isEnd = index === list.options.count - 1;
        const isEdge = index === 0 || isEnd;
        if (reason !== 'none' && !(reason === 'keyboard' && isEdge)) return;
        queueMicrotask(() => list.scrollToIndex(index, { align: isEnd ? 'start' : 'end' }));
      }}
    >
      <label htmlFor={id}>Insured</label>
      <Combobox.InputGroup className="box">
        <Combobox.Input id={id} />
        <Combobox.Clear aria-label="Clear selection">×</Combobox.Clear>
        <Combobox.Trigger aria-label="Open popup">▾</Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4}>
          <Combobox.Popup className="popup">
            <Combobox.Empty>Nothing found.</Combobox.Empty>
            <Combobox.List>
              <Rows isOpen={isOpen} virtualizerRef={virtualizer} />
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

interface RowsProps {
  readonly isOpen: boolean;
  readonly virtualizerRef: RefObject<Virtual | null>;
}

function Rows({ isOpen, virtualizerRef }: RowsProps) {
  const people = Combobox.useFilteredItems<Person>();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    enabled: isOpen,
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 20,
  });
  useImperativeHandle(virtualizerRef, () => virtualizer);
  const measured = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (element) virtualizer.measure();
    },
    [virtualizer],
  );
  if (people.length === 0) return null;
  return (
    <div role="presentation" ref={measured} className="list">
      <div
        role="presentation"
        style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, size, start }) => (
          <Combobox.Item
            key={key}
            index={index}
            data-index={index}
            ref={virtualizer.measureElement}
            value={people[index]}
            className="row windowed"
            aria-setsize={people.length}
            aria-posinset={index + 1}
            style={{ blockSize: size, transform: `translateY(${start}px)` }}
          >
            <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
            <span>{people[index]?.label}</span>
          </Combobox.Item>
        ))}
      </div>
    </div>
  );
}
