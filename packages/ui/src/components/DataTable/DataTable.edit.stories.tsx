import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '../Select/Select.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { editCell, type EditInputProps } from './edit/index.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly language: string;
}

const people: readonly Person[] = [
  { id: '1', name: 'Okafor, Ruth', phone: '(614) 555-0142', city: 'Dayton', language: 'English' },
  { id: '2', name: 'Reyes, Marco', phone: '(614) 555-0177', city: 'Columbus', language: 'Spanish' },
  { id: '3', name: 'Lindqvist, Per', phone: '', city: 'Toledo', language: 'English' },
];

const languages = ['English', 'Spanish'].map((value) => ({ value, label: value }));
const languageInput = ({ readOnly, ...props }: EditInputProps) => (
  <Select {...props} options={languages} disabled={readOnly} />
);
const rowName = ({ name }: Person) => name;
const keyOf = ({ id }: Person) => id;

interface PeopleProps {
  /** Saves a field of a person; the story decides when and whether. */
  readonly onEdit: (id: string, field: string, text: string) => Promise<void>;
}

/** A table whose app saves and then has the new rows. */
function People({ onEdit }: PeopleProps) {
  const [rows, setRows] = useState(people);
  const columns = useMemo(() => {
    const save = (field: keyof Person) => async (row: Person, text: string) => {
      await onEdit(row.id, field, text);
      setRows((before) =>
        before.map((one) => (one.id === row.id ? { ...one, [field]: text } : one)),
      );
    };
    const list: readonly Column<Person>[] = [
      { id: 'name', header: 'Name', heading: true, width: 12 },
      {
        id: 'phone',
        header: 'Phone',
        width: 14,
        card: 'summary',
        edit: editCell({
          rowName,
          onEdit: save('phone'),
          validate: (text) =>
            /^[\d() +-]*$/.test(text) ? undefined : 'Enter a phone number without letters.',
        }),
      },
      {
        id: 'city',
        header: 'City',
        width: 12,
        edit: editCell({
          rowName,
          onEdit: save('city'),
          isEditable: ({ id }) => id !== '2',
          failureText: () => 'You are offline. Try again.',
        }),
      },
      {
        id: 'language',
        header: 'Language',
        width: 12,
        edit: editCell({
          rowName,
          onEdit: save('language'),
          input: languageInput,
        }),
      },
    ];
    return list;
  }, [onEdit]);
  return <DataTable name="People" columns={columns} rows={rows} rowKey={keyOf} />;
}

const meta = {
  title: 'Components/Data/DataTable/Edit in place',
  component: People,
  args: { onEdit: fn(async () => undefined) },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const phone = 'Phone of Okafor, Ruth';

/** Each cell of a column with `edit` has a button, a row that may not be edited has none. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Edit Phone of/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Edit City of/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Edit City of Reyes, Marco' })).toBeNull();
  },
};

/** Enter begins and saves; the field is ready to type over; the button has the focus again. */
export const Saves: Story = {
  play: async ({ args, canvas }) => {
    edit(phone).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field(phone)).toHaveFocus();
    await expect(field(phone)).toHaveAccessibleDescription('Enter saves, Escape cancels.');
    await userEvent.keyboard('(937) 555-0100{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('1', 'phone', '(937) 555-0100');
    await waitFor(() => expect(edit(phone)).toHaveFocus());
    await expect(canvas.getByText('(937) 555-0100')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Saved ${phone}`));
  },
};

/** F2 begins, Escape cancels: nothing is saved. A text that is the same is not saved either. */
export const Cancels: Story = {
  play: async ({ args, canvas }) => {
    edit(phone).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(field(phone), '9');
    await userEvent.keyboard('{Escape}');
    await expect(edit(phone)).toHaveFocus();
    await expect(canvas.getByText('(614) 555-0142')).toBeVisible();
    await userEvent.dblClick(canvas.getByText('(614) 555-0142'));
    await expect(field(phone)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(edit(phone)).toHaveFocus();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** Tab saves, and goes on in the next cell that can be edited; with Shift, in the one before. */
export const GoesOn: Story = {
  play: async ({ args }) => {
    await userEvent.click(edit('Language of Okafor, Ruth'));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Language of Okafor, Ruth' }),
      'Spanish',
    );
    await userEvent.tab();
    await expect(args.onEdit).toHaveBeenCalledWith('1', 'language', 'Spanish');
    await expect(field('Phone of Reyes, Marco')).toHaveFocus();
    // The city of this row may not be edited.
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: 'Language of Reyes, Marco' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(field('Phone of Reyes, Marco')).toHaveFocus();
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** While it is saved, the text is there and cannot be changed. */
export const Pending: Story = {
  args: { onEdit: fn(async () => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(edit(phone));
    await userEvent.keyboard('(937) 555-0100{Enter}{Enter}{Escape}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(field(phone)).toHaveValue('(937) 555-0100');
    await expect(field(phone)).toHaveAttribute('readonly');
    await expect(field(phone).closest('[aria-busy="true"]')).toHaveTextContent('Saving');
  },
};

const city = 'City of Okafor, Ruth';
/** What was not saved stays in the cell, with the error; Enter tries again, leaving the cell does not. */
export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onEdit).mockRejectedValueOnce(new Error('fetch failed'));
  },
  play: async ({ args }) => {
    await userEvent.click(edit(city));
    await userEvent.keyboard('Akron{Enter}');
    await waitFor(() =>
      expect(field(city)).toHaveAccessibleDescription(/You are offline. Try again.$/),
    );
    await expect(field(city)).toHaveValue('Akron');
    await expect(field(city)).toHaveFocus();
    await expect(field(city)).toBeInvalid();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        `${city} was not saved. You are offline.`,
      ),
    );
    await userEvent.click(screen.getByRole('table'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    field(city).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edit(city)).toHaveFocus());
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
  },
};

/** A text that is wrong is not saved; the error says what to do, and is gone with the next change. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await userEvent.click(edit(phone));
    await userEvent.keyboard('call home{Enter}');
    await expect(field(phone)).toBeInvalid();
    await expect(field(phone)).toHaveAccessibleDescription(/without letters/);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(field(phone)).toBeValid();
  },
};

/** Cards at 320 px: the button edits in the card, and in what opens under it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '288px' }}>
      <People {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(edit(phone));
    await userEvent.keyboard('(937) 555-0100{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(edit(phone)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'More of Okafor, Ruth' }));
    const [opened] = canvas.getAllByRole('definition');
    await userEvent.click(within(opened!).getByRole('button', { name: `Edit ${city}` }));
    await userEvent.keyboard('Akron');
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('1', 'city', 'Akron');
  },
};
