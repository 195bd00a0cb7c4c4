import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {
  render: (args) => (
    <Stack {...args}>
      <Card>Billing address</Card>
      <Card>Mailing address</Card>
      <Card>Phone numbers</Card>
    </Stack>
  ),
};

/** Buttons in a line. Where they are too long, they continue on the next one. */
export const Row: Story = {
  render: (args) => (
    <Stack {...args} direction="row" gap={8}>
      <Button variant="primary">Save</Button>
      <Button>Save and add another</Button>
      <Button variant="quiet">Cancel</Button>
    </Stack>
  ),
};

/** What belongs together is at the start; the state is at the end. */
export const Apart: Story = {
  render: (args) => (
    <Stack {...args} direction="row" justify="space-between">
      <strong>Order 4711</strong>
      <Badge tone="warning">Open</Badge>
    </Stack>
  ),
};

/** A list, so that a screen reader says how many there are. */
export const AsList: Story = {
  render: (args) => (
    <Stack {...args} as="ul" gap={8} aria-label="Files">
      <li>Report.pdf</li>
      <li>Invoice.pdf</li>
    </Stack>
  ),
};

export const OnPhone: Story = { ...Row, globals: { viewport: { value: 'phone' } } };

export const Distances: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap={24} id="stack" className="mine" data-test="stack">
      <p>One</p>
      <p>Two</p>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [one, two] = ['One', 'Two'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(two!.top - one!.bottom).toBe(24);
    await expect(canvasElement.querySelector('#stack.mine[data-test="stack"]')).not.toBeNull();
  },
};

/** The order of a row follows the direction of the text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack direction="row" dir="rtl">
      <span>First</span>
      <span>Second</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('First')).toBeGreaterThan(left('Second'));
  },
};
