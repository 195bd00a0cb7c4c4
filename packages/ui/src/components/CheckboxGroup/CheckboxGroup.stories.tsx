import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: {
    label: 'Roles',
    options: [
      { value: 'claims', label: 'Claims' },
      { value: 'commissions', label: 'Commissions', hint: 'Statements and debt too.' },
      { value: 'hierarchy', label: 'Hierarchy' },
    ],
    defaultValue: ['claims'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(CheckboxGroup, {
  plain: {},
  hinted: { hint: 'What the user may open.' },
  required: { required: true },
  invalid: { defaultValue: [], error: 'Choose at least one role.' },
  'read-only': { readOnly: true },
});

/** Tab moves between the boxes, Space turns one on and off; the value has the order of the options. */
export const Keyboard: Story = {
  args: { defaultValue: ['commissions'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Roles' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith(['claims', 'commissions']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Commissions' })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith(['claims']);
  },
};

/** A read-only group can be focused and read. */
export const ReadOnly: Story = plays({ args: { readOnly: true } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Claims' }));
  await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Side by side, as filters have them. */
export const Row: Story = { args: { layout: 'row' } };

/** In columns of one width; one column on a phone. */
export const Grid: Story = { args: { layout: 'grid' } };
