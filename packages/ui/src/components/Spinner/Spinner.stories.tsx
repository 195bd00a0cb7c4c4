import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByText('Loading')).toBeInTheDocument();
});

export const NextToItsText: Story = {
  args: { label: '' },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner {...args} /> Loading values
    </p>
  ),
};
