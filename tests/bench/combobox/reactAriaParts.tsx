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
  /** Says which labels hold a text; React Aria's own where it is left out. */
  readonly filter?: (label: string, text: string) => boolean;
  /** The list, windowed or whole. */
  readonly children: ReactNode;
}

/** React Aria Components, as the first example of their documentation. */
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

/** Its list. */
export const People = () => (
  <ListBox<Person> className="list">
    {({ value, label }) => (
      <ListBoxItem id={value} textValue={label} className="row">
        {label}
      </ListBoxItem>
    )}
  </ListBox>
);

/** Its list, of which it draws what is in sight. */
export const WindowedPeople = () => (
  <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 40 }}>
    <People />
  </Virtualizer>
);
