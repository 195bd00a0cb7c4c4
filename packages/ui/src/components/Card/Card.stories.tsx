import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Data/Card',
  component: Card,
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  render: (args) => (
    <Card {...args}>
      <h1>Pending</h1>
      <p>143 requirements, as of 9:42 a.m.</p>
      <Button>Export to Excel</Button>
    </Card>
  ),
};

/** Long text without spaces wraps. */
export const LongString: Story = {
  render: (args) => (
    <Card {...args}>
      <p>{'NL0018O0142'.repeat(30)}</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^NL0018O0142/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
