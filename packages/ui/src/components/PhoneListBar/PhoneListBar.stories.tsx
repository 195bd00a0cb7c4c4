import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { requirementColumns } from '../sample/requirements.tsx';
import { PhoneListBar } from './PhoneListBar.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/PhoneListBar',
  component: PhoneListBar,
  // A part of FilterBar: an app does not import it.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: requirementColumns,
    sort: { field: 'date', direction: 'desc' },
    onSort: fn(),
    filterCount: 2,
    onFilter: fn(),
  },
} satisfies Meta<typeof PhoneListBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <div data-lists="several">
      <StateMatrix
        corner="Set"
        rows={['nothing', 'filters and a sort']}
        columns={linkStates}
        width="20rem"
        cell={(set) => (
          <PhoneListBar {...args} {...(set === 'nothing' && { sort: null, filterCount: 0 })} />
        )}
      />
    </div>
  ),
};

/** Every sortable field sorts, both ways. */
export const Sorted: Story = plays(async ({ args, canvas }) => {
  const sort = canvas.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('date desc');
  await userEvent.selectOptions(sort, 'Oldest first');
  await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'date', direction: 'asc' });
  await userEvent.selectOptions(sort, 'Primary Insured, A to Z');
  await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'insured', direction: 'asc' });
  canvas.getByRole('button', { name: 'Filter (2)' }).focus();
  await userEvent.keyboard('{Enter}{ }');
  await expect(args.onFilter).toHaveBeenCalledTimes(2);
});

const unsortable = requirementColumns.map((column) =>
  Object.assign({}, column, { sortable: undefined }),
);

/** A list with only one order has no Sort button. */
export const NothingToSort: Story = plays({ args: { columns: unsortable } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Sort' })).toBeNull();
});

/** Without filters either there is no bar, and the page needs no room for one. */
export const NothingToOffer: Story = {
  args: { columns: unsortable },
  render: ({ onFilter: _none, ...args }) => <PhoneListBar {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="phone-list-bar"]')).toBeNull();
  },
};

/** In the 288 px of a phone that is 320 px wide Filter and Sort share a line. */
export const Narrowest: Story = {
  render: (args) => (
    <div data-lists="several" style={{ inlineSize: 288 }}>
      <PhoneListBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const filter = canvas.getByRole('button', { name: 'Filter (2)' });
    const sort = canvas.getByRole('combobox', { name: 'Sort' }).closest('label');
    await expect(sort && top(sort)).toBe(top(filter));
  },
};

/** A window that is wider has the filters and the heads of columns instead. */
export const Wide: Story = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
