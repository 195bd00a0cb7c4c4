import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as StateMatrix } from '../sample/Matrix.tsx';
import { Badge, badgeIcons, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'Open', tone: 'warning' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      corner="Tone"
      rows={badgeTones}
      columns={['its own icon', ...badgeIcons]}
      cell={(tone, icon) => (
        <Badge tone={tone} {...(icon !== 'its own icon' && { icon })}>
          {tone}
        </Badge>
      )}
    />
  ),
};

/** The states of a requirement. */
export const Requirement: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="warning">Open</Badge>
      <Badge tone="success">11/17/2026</Badge>
      <Badge tone="danger">Overdue 6 days</Badge>
      <Badge tone="warning">Scheduled</Badge>
    </div>
  ),
};
