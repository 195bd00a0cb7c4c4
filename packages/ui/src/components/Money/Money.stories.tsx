import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as LookMatrix } from '../sample/Matrix.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { amount: '1234.50' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <LookMatrix
      corner="Amount"
      rows={['1234.50', '-1234.50', '0', '1234567.89', 'none']}
      columns={['shown as']}
      cell={(amount) => <Money amount={amount === 'none' ? null : amount} />}
    />
  ),
};

/** The screen shows a minus sign, a screen reader says the word. */
export const Negative: Story = {
  args: { amount: '-1234.50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$1,234.50')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('minus $1,234.50')).toBeInTheDocument();
  },
};

export const Missing: Story = { args: { amount: null } };
