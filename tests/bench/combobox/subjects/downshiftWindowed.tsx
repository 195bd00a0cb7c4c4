import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { holds, type SubjectProps } from '../people.ts';

/**
 * Downshift with the virtual list of TanStack, as in the example 'Virtualizing' of its documentation.
 */
export function Subject({ people }: SubjectProps) {
  const [items, setItems] = useState([...people]);
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 40,
  });
  const combobox = useCombobox({
    items,
    itemToString: (person) => person?.label ?? '',
    scrollIntoView: () => {},
    onInputValueChange: ({ inputValue }) =>
      setItems(people.filter(({ label }) => holds(label, inputValue))),
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.MenuMouseLeave && highlightedIndex >= 0) {
        virtualizer.scrollToIndex(highlightedIndex);
      }
    },
  });
  const { isOpen, highlightedIndex, selectedItem } = combobox;
  return (
    <div>
      <label {...combobox.getLabelProps()}>Insured</label>
      <div className="box">
        <input {...combobox.getInputProps()} />
        <button type="button" aria-label="toggle menu" {...combobox.getToggleButtonProps()}>
          ▾
        </button>
      </div>
      <ul {...combobox.getMenuProps({ ref: list })} className={isOpen ? 'popup list' : 'list'}>
        {isOpen && <li role="presentation" style={{ blockSize: virtualizer.getTotalSize() }} />}
        {isOpen &&
          virtualizer.getVirtualItems().map(({ index, size, start }) => {
            const person = items[index];
            return (
              person && (
                <li
                  key={person.value}
                  className="row windowed"
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  data-focused={index === highlightedIndex || undefined}
                  style={{ blockSize: size, transform: `translateY(${start}px)` }}
                  {...combobox.getItemProps({ item: person, index })}
                >
                  {selectedItem === person && '✓'}
                  <span>{person.label}</span>
                </li>
              )
            );
          })}
      </ul>
    </div>
  );
}
