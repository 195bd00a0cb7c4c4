import { getDeadlines } from '@agent-portal/data/deadlines/contract';
import { deadlinePages } from '@agent-portal/data/deadlines/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { rowsOf, saysItTries } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { DeadlinesPage } from './DeadlinesPage.tsx';

const meta = {
  title: 'Pages/Deadlines',
  component: StoryFrame,
  args: { address: '/deadlines', children: <DeadlinesPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Deadlines')).toHaveLength(10));

/** The soonest first, with what happens in one sentence. */
export const Success: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await ready();
    await expect(rowsOf('Deadlines')[0]).toHaveTextContent('Today');
    await expect(rowsOf('Deadlines')[0]).toHaveTextContent('Insurance age changes to 24');
    await expect(canvas.getByRole('link', { name: 'NL0020C1830' })).toHaveAttribute(
      'href',
      '/policy/NL0020C1830/details',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

/** A quick tab requests only the deadlines of its days. */
export const Week: Story = {
  play: async ({ canvas, msw }) => {
    await ready();
    msw.use(mockEndpoint(getDeadlines, deadlinePages.week));
    await userEvent.click(canvas.getByRole('button', { name: /^7 days/ }));
    await expect(await canvas.findByText(/Showing 1 to 10 of 3\d/)).toBeVisible();
  },
};

/** The kinds of deadlines are a filter. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(
      await canvas.findByRole('checkbox', { name: 'Conversion right ends' }),
    ).toBeVisible();
  },
};

const [first] = deadlinePages.all.deadlines;
const long = {
  ...deadlinePages.all,
  deadlines: first
    ? [
        {
          ...first,
          agentName: 'Featherstonehaugh-Wolfeschlegelstein, Maximiliana-Alexandrina Josephine',
          primaryInsured: 'Featherstonehaugh-Wolfeschlegelstein, Bartholomew Nathaniel',
          person: 'Featherstonehaugh-Wolfeschlegelstein, Bartholomew Nathaniel',
          productName: 'Northfield Guaranteed Level Premium Term Life to Age 95',
        },
      ]
    : [],
};

export const LongNames: Story = {
  tags: ['wide'],
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getDeadlines, long)),
  play: () => waitFor(() => expect(rowsOf('Deadlines')).toHaveLength(1)),
};

const none = { ...deadlinePages.all, deadlines: [], totalRecords: 0, totalPages: 1 };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getDeadlines, none)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deadlines')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getDeadlines, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await saysItTries();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getDeadlines, 500)),
  play: async ({ canvas }) => {
    const name = 'Oops! Something went wrong.';
    await expect(await canvas.findByRole('heading', { name })).toHaveFocus();
  },
};
