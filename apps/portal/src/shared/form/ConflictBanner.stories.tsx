import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConflictBanner } from './ConflictBanner.tsx';

const meta = {
  title: 'Patterns/Form/Conflict',
  component: ConflictBanner,
  args: {
    children: 'June Abara saved other alerts at 9:40 a.m.',
    onTake: fn(),
    onSaveMine: fn(),
  },
} satisfies Meta<typeof ConflictBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is announced, and asks which version to keep. */
export const Choice: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('June Abara saved other alerts');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save mine instead' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSaveMine).toHaveBeenCalledOnce();
  },
};

const both = {
  takeText: 'Take theirs',
  saveText: 'Keep mine',
  children: (
    <>
      Another user saved policy delivery in the meantime.
      <h3>Saved by June Abara</h3>
      <DescriptionList
        items={[
          ['E-delivery', 'On'],
          ['E-mail', `${'june.abara.'.repeat(6)}@northfield.example`],
        ]}
      />
    </>
  ),
};

/** With the values that the other user saved. */
export const WithBoth: Story = { args: both };
export const WithBothOnAPhone: Story = { args: both, globals: { viewport: { value: 'phone' } } };
