import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as StateMatrix } from '../sample/Matrix.tsx';
import { Money } from './Money.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { amount: '1234.50' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      corner="Amount"
      rows={['1234.50', '-1234.50', '0', '1234567.89', 'none']}
      columns={['shown as']}
      cell={(amount) => <Money amount={amount === 'none' ? null : amount} />}
    />
  ),
};

/** The text has a hyphen, for find in page and for copies. The screen shows a true minus, and a screen reader says it. */
export const Negative: Story = {
  args: { amount: '-1234.50' },
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('[dir="auto"]');
    await expect(shown).toHaveTextContent(/^-\$1,234\.50$/);
    const sign = shown!.querySelector('[data-minus]')!;
    // Firefox gives the name as it is written.
    await expect(getComputedStyle(sign, '::before').content).toMatch(
      /^"\u2212"( \/ ("minus "|attr\(data-minus\)))?$/,
    );
    await expect(sign.firstElementChild).toBeVisible();
  },
};

export const Missing: Story = plays({ args: { amount: null } }, async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'no amount' })).toHaveTextContent('-- --');
});
