import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No requirements', children: 'There are none at the moment.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingThere: Story = {};

const clear = fn();

/** Nothing matches: it names the filters, and can clear them. */
export const NothingMatches: Story = {
  args: {
    title: 'No requirements match your filters',
    children: 'Employer: Acme, Take action: On',
    action: <Button onClick={clear}>Clear filters</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledOnce();
  },
};

/** The whole of a part: its title is a heading, and leads on to the first step. */
export const WholePart: Story = {
  args: {
    as: 'h2',
    title: 'No saved views yet',
    children: 'A view keeps the filters, the order and the columns of a list.',
    action: (
      <ButtonLink href="#pending" variant="primary">
        Go to Pending
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No saved views yet');
  },
};

export const TitleAlone: Story = { args: { children: undefined } };

export const LongOnAPhone: Story = {
  args: {
    title: 'No policies of agents in this downline match your filters',
    children: `Employer: Consolidated Waterworks of the Upper Peninsula, Policy Number: ${'NL0018O0142'.repeat(6)}`,
    action: <Button>Clear filters</Button>,
  },
  ...fitsOnPhone,
};
