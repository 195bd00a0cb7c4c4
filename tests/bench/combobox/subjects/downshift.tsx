import { useCombobox } from 'downshift';
import { useState } from 'react';
import { holds, type SubjectProps } from '../people.ts';

/** Downshift, as in the first example of `useCombobox`. */
export function Subject({ people }: SubjectProps) {
  const [items, setItems] = useState([...people]);
  const combobox = useCombobox({
    items,
    itemToString: (person) => person?.label ?? '',
    onInputValueChange: ({ inputValue }) =>
      setItems(people.filter(({ label }) => holds(label, inputValue))),
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
      <ul {...combobox.getMenuProps()} className={isOpen ? 'popup list' : 'list'}>
        {isOpen &&
          items.map((person, index) => (
            <li
              key={person.value}
              className="row"
              data-focused={index === highlightedIndex || undefined}
              {...combobox.getItemProps({ item: person, index })}
            >
              {selectedItem === person && '✓'}
              <span>{person.label}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
