import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findPeople, manyOptions } from '../sample/sampleOptions.ts';
import { plays, inBox } from '../sample/storyParts.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { Option } from './OptionSource.ts';

const warehouses: readonly Option[] = [
  { value: 'chi', label: 'Chicago', group: 'Recent', description: 'Open until 6 PM' },
  { value: 'bos', label: 'Boston', group: 'East', description: 'Open until 5 PM' },
  {
    value: 'nyc',
    label: 'New York',
    group: 'East',
    description: 'Closed for repair',
    disabled: true,
  },
  { value: 'sea', label: 'Seattle', group: 'West', description: 'Open until 8 PM' },
];

const meta = {
  title: 'Components/Inputs/Combobox/Options',
  component: Combobox,
  decorators: inBox({ maxInlineSize: '23rem', minBlockSize: '24rem' }),
  args: { label: 'Warehouse', onChange: fn(), options: warehouses },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) });

/** Options under headings, each with a second line; one cannot be chosen, and says why. */
export const GroupsAndDescriptions: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Warehouse' });
  await userEvent.click(input);
  const east = within(screen.getByRole('group', { name: 'East' }));
  await expect(east.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'BostonOpen until 5 PM',
    'New YorkClosed for repair',
  ]);
  await expect(named('Chicago')).toHaveAccessibleName('Chicago Open until 6 PM');
  // No strip over a heading, which would look like an empty option.
  const heading = screen.getByText('East').getBoundingClientRect();
  await expect(heading.top).toBe(named('Chicago').getBoundingClientRect().bottom);
  await expect(heading.bottom).toBe(named('Boston').getBoundingClientRect().top);
  await expect(heading.height).toBe(32);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect(named('New York')).toHaveAttribute('data-active');
  await expect(named('New York')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(named('New York'));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(input).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('sea');
});

/** 2,000 options in groups: only the visible ones are rendered, and the keys reach the last. */
export const ManyInGroups: Story = {
  tags: ['!autodocs'],
  args: {
    options: manyOptions(2_000).map(({ value, label }, index) => ({
      value,
      label,
      group: `Team ${Math.floor(index / 100) + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Whitfield, Ana 1999' });
    await expect(last).toHaveAttribute('data-active');
    await waitFor(() => {
      const list = screen.getByRole('listbox').getBoundingClientRect();
      return expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    });
  },
};

/** Without options, the list asks the user to type, and the server searches. */
export const ServerSearch: Story = {
  args: {
    label: 'Person',
    options: undefined,
    onSearch: async (text: string) => await Promise.resolve(findPeople(text)),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByText('Type to search.')).toBeVisible();
    await userEvent.keyboard('oka{Enter}');
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('for, ana 10');
    await expect(await screen.findByRole('option', { name: 'Okafor, Ana 10' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('person-10');
    await expect(canvas.getByRole('combobox')).toHaveValue('Okafor, Ana 10');
  },
};

/** The app loads the options for the typed text itself. */
function FoundByApp(props: ComboboxProps) {
  const [text, setText] = useState('');
  const options = text === '' ? warehouses : [{ value: text, label: `Order ${text}` }];
  return <Combobox {...props} filter={false} options={options} onInputChange={setText} />;
}

export const FilteredByApp: Story = {
  render: (args) => <FoundByApp {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '7');
    await expect(named('Order 7')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};
