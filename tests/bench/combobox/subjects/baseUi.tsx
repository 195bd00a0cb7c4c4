import { Combobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import type { Person, SubjectProps } from '../people.ts';

/** Base UI, as in the first example of its documentation. */
export function Subject({ people }: SubjectProps) {
  const id = useId();
  return (
    <Combobox.Root items={people}>
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
            <Combobox.List className="list">
              {(person: Person) => (
                <Combobox.Item key={person.value} value={person} className="row">
                  <Combobox.ItemIndicator>✓</Combobox.ItemIndicator>
                  <span>{person.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
