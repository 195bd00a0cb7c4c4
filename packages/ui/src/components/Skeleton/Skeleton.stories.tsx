import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <Card aria-busy="true">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const Paragraph: Story = { args: { lines: 6 } };
