import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import type { Column } from '../../components/DataTable/Column.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { OwnPages, OwnTabs, Question } from './DoDontParts.tsx';

/** A component in use, right and wrong. */
interface Pair {
  readonly good: ReactNode;
  /** Why it is right. */
  readonly because: string;
  readonly bad: ReactNode;
  /** Why it is wrong, and what to do instead. */
  readonly instead: string;
}

interface Order {
  readonly id: string;
  readonly buyer: string;
  readonly total: number;
}

const orders: readonly Order[] = [
  { id: '1042', buyer: 'Okafor, Ifeoma', total: 1234.5 },
  { id: '1043', buyer: 'Whitfield, Dana', total: 86 },
];

const columns: readonly Column<Order>[] = [
  { id: 'id', header: 'Order', kind: 'id', heading: true },
  { id: 'buyer', header: 'Buyer', kind: 'person' },
  { id: 'total', header: 'Total', kind: 'money' },
];

const texts: readonly Column<Order>[] = [
  { id: 'what', header: 'Order', heading: true, value: ({ id, buyer }) => `${id}, ${buyer}` },
  { id: 'amount', header: 'Amount in US dollars', value: ({ total }) => String(total) },
];

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const states = optionsOf(
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Florida,Georgia,Hawaii,Idaho'.split(
    ',',
  ),
);

const nothing = () => undefined;

/** The components that are used most, right and wrong, with real components. */
export const doDonts: Readonly<Record<string, Pair>> = {
  Banner: {
    good: (
      <Banner tone="warning" action={<Button size="small">Choose columns</Button>}>
        The export is too large. Choose fewer columns, and export again.
      </Banner>
    ),
    because: 'Say what happened and what to do about it, with the button that does it.',
    bad: <Banner tone="warning">Error 0x504: the request was aborted.</Banner>,
    instead: 'A code says nothing, and shows no way on. Log the code, and write a sentence.',
  },
  Button: {
    good: (
      <Stack direction="row" wrap>
        <Button variant="primary">Send order</Button>
        <Button>Save as draft</Button>
      </Stack>
    ),
    because: 'One primary button. Each says what it does, with a verb.',
    bad: (
      <Stack direction="row" wrap>
        <Button variant="primary">OK</Button>
        <Button variant="primary">Submit</Button>
      </Stack>
    ),
    instead: 'Two primary buttons compete, and their words say nothing. Name what happens.',
  },
  Combobox: {
    good: <Combobox label="State" options={states} />,
    because: 'Many values that a reader knows by name, and finds by a few letters.',
    bad: <Combobox label="Delivery" options={optionsOf(['Standard', 'Express'])} />,
    instead: 'Two values need no search. Show both in a `RadioGroup`.',
  },
  DataTable: {
    good: <DataTable name="Orders" columns={columns} rows={orders} />,
    because: 'A column for each thing, with its kind: amounts line up, and each column can sort.',
    bad: <DataTable name="Orders as text" columns={texts} rows={orders} />,
    instead: 'Two things in one cell, and amounts as text, cannot be compared. Split them.',
  },
  DateField: {
    good: <DateField label="Date of delivery" hint="We deliver from Monday to Friday." />,
    because: 'The label says which date it is, and the hint what limits it.',
    bad: <DateField label="Date" hint="Only MM/DD/YYYY, with slashes" />,
    instead: 'The field takes 1/5/26, 01052026 and pasted dates. Do not ask for a form.',
  },
  Dialog: {
    good: (
      <Question
        opens="Delete a draft"
        title="Delete this draft?"
        text="It cannot be restored."
        no="Keep draft"
        yes="Delete draft"
      />
    ),
    because: 'The title asks, the text says what is lost, and each button answers by itself.',
    bad: (
      <Question
        opens="Delete without saying so"
        title="Attention"
        text="Are you sure?"
        no="No"
        yes="Yes"
      />
    ),
    instead: 'The user cannot know what Yes does. Repeat the verb in the title and on the button.',
  },
  Link: {
    good: (
      <>
        Read <Link href="#delivery">how delivery works</Link>.
      </>
    ),
    because: 'The words of a link say where it leads, also in a list of links.',
    bad: (
      <>
        To read how delivery works, <Link href="#here">click here</Link>.
      </>
    ),
    instead: 'Alone, ‘click here’ leads nowhere. Put the link on the words that name its page.',
  },
  MenuButton: {
    good: (
      <MenuButton
        label="Actions of order 1042"
        trigger={(trigger) => <Button {...trigger}>Actions</Button>}
        sections={[
          {
            id: 'use',
            items: [
              { id: 'copy', label: 'Duplicate', onAction: nothing },
              { id: 'print', label: 'Print', onAction: nothing },
            ],
          },
          {
            id: 'end',
            items: [{ id: 'delete', label: 'Delete', isDestructive: true, onAction: nothing }],
          },
        ]}
      />
    ),
    because: 'Several actions on one thing; the one that deletes is last, in its own section.',
    bad: (
      <MenuButton
        label="More for order 1043"
        trigger={(trigger) => <Button {...trigger}>More</Button>}
        sections={[{ id: 'all', items: [{ id: 'print', label: 'Print', onAction: nothing }] }]}
      />
    ),
    instead: 'A menu of one action takes two presses. Use a `Button`.',
  },
  Pagination: {
    good: <OwnPages total={340} itemNoun="orders" />,
    because: 'More rows than one page shows, counted in the words of the list.',
    bad: <OwnPages total={7} itemNoun="items" />,
    instead: 'All rows fit on one page. Leave it out.',
  },
  Select: {
    good: <Select label="Size of parcel" options={optionsOf(['Small', 'Medium', 'Large'])} />,
    because: 'A few values that exclude each other, in an order that a reader expects.',
    bad: <Select label="Gift wrap" options={optionsOf(['No', 'Yes'])} />,
    instead: 'Yes or no is a `Checkbox`; where it takes effect at once, a `Switch`.',
  },
  Tabs: {
    good: (
      <OwnTabs
        label="Order 1042"
        tabs={[
          { id: 'items', label: 'Items', count: 3, content: 'Three items' },
          { id: 'delivery', label: 'Delivery', content: 'On Monday' },
        ]}
      />
    ),
    because: 'Parts of one thing, in any order, with a noun each.',
    bad: (
      <OwnTabs
        label="New order"
        tabs={[
          { id: 'address', label: '1. Type the address', content: 'The address' },
          { id: 'payment', label: '2. Pay', content: 'The payment' },
        ]}
      />
    ),
    instead: 'Steps have an order, and one depends on another. Use a `Stepper`.',
  },
  TextInput: {
    good: (
      <TextInput
        label="E-mail address for the receipt"
        type="email"
        defaultValue="ifeoma@"
        error="Type what comes after the @, as in name@example.com."
      />
    ),
    because: 'The label says what it is for, and the error how to put it right.',
    bad: <TextInput label="E-mail" defaultValue="ifeoma@" error="Invalid input" />,
    instead: '‘Invalid’ blames, and does not help. Say what to type.',
  },
};
