import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { requirementColumns } from '../sample/requirements.tsx';
import { PhoneListBar } from './PhoneListBar.tsx';

const meta = {
  title: 'Components/Data/PhoneListBar',
  component: PhoneListBar,
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

/** As it stands at the head of one of several lists, in every state. */
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
export const Sorted: Story = {
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveValue('date desc');
    await userEvent.selectOptions(sort, 'Date, ascending');
    await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'date', direction: 'asc' });
    await userEvent.selectOptions(sort, 'Not sorted');
    await expect(args.onSort).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
};

export const NothingSet: Story = { args: { sort: null, filterCount: 0 } };

/** A window that is wider has the filters and the heads of columns instead. */
export const Wide: Story = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Enter and Space open the filters. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Filter (2)' }).focus();
    await userEvent.keyboard('{Enter}{ }');
    await expect(args.onFilter).toHaveBeenCalledTimes(2);
  },
};
