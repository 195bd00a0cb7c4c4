import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import type { ReactNode } from 'react';
import type { Person, SubjectProps } from './people.ts';

interface ReactAriaProps extends SubjectProps {
  /** Whether a label contains a text. @default React Aria's own filter */
  readonly filter?: (label: string, text: string) => boolean;
  /** The list, virtual or not. */
  readonly children: ReactNode;
}

/** React Aria Components, as in the first example of their documentation. */
export function ReactAria({ people, filter, children }: ReactAriaProps) {
  return (
    <ComboBox defaultItems={people} {...(filter && { defaultFilter: filter })}>
      <Label>Insured</Label>
      <div className="box">
        <Input />
        <Button>▾</Button>
      </div>
      <Popover className="popup">{children}</Popover>
    </ComboBox>
  );
}

/** The whole list. */
export const People = () => (
  <ListBox<Person> className="list">
    {({ value, label }) => (
      <ListBoxItem id={value} textValue={label} className="row">
        {label}
      </ListBoxItem>
    )}
  </ListBox>
);

/** A virtual list, which renders only the visible rows. */
export const WindowedPeople = () => (
  <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 40 }}>
    <People />
  </Virtualizer>
);
