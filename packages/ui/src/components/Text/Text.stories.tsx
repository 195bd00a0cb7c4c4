import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: 'Three orders wait for an answer.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={8}>
      {textTones.map((tone) => (
        <Text {...args} key={tone} tone={tone} weight="semibold" />
      ))}
    </Stack>
  ),
};

/** A heading of the third level that looks like one of the fourth. */
export const Heading: Story = {
  args: { as: 'h3', size: 'h4', children: 'Recent activity' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Recent activity' });
    await expect(heading).toHaveStyle({ fontSize: '18px' });
  },
};

/** Text longer than two lines is cut. */
export const TwoLines: Story = {
  args: {
    as: 'p',
    lines: 2,
    style: { maxInlineSize: '16rem' },
    children:
      'The recipient has not signed the form that was sent on Monday, and the answer is due.',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^The recipient/);
    await expect(text.clientHeight).toBe(48);
    await expect(text.scrollHeight).toBeGreaterThan(48);
  },
};

export const LongWord: Story = {
  args: { as: 'p', children: 'NL0018O0142'.repeat(30) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^NL0018O0142/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
