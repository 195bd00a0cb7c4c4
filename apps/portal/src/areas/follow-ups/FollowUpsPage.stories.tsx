import { getFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPeople, openItem } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { rowsOf, saysItTries } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { FollowUpsPage } from './FollowUpsPage.tsx';

const meta = {
  title: 'Pages/Follow-ups',
  component: StoryFrame,
  args: { address: '/follow-ups', children: <FollowUpsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Follow-ups')).toHaveLength(5));

/** The most overdue first, closed ones last. Each links to its requirement. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    await expect(rowsOf('Follow-ups')[0]).toHaveTextContent('Overdue 2 days');
    await expect(rowsOf('Follow-ups')[4]).toHaveTextContent('Requirement met 11/17/2026');
    await expect(canvas.getByRole('link', { name: 'NL0016B8835' })).toHaveAttribute(
      'href',
      '/policy/NL0016B8835/details#NL0016B8835-1',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

/** A quick tab requests only its follow-ups. */
export const Due: Story = {
  play: async ({ canvas, msw }) => {
    await ready();
    msw.use(mockEndpoint(getFollowUps, followUps.due));
    await userEvent.click(canvas.getByRole('button', { name: /^Due/ }));
    await waitFor(() => expect(rowsOf('Follow-ups')).toHaveLength(3));
  },
};

/** Enter on a row opens its item next to the rows, as on Today, and Escape returns to the row. */
export const OpensAnItem: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await ready();
    await waitFor(async () => {
      await userEvent.keyboard('j');
      await expect(rowsOf('Follow-ups')[0]).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    const { who = '' } = todayAnswers.opened.item ?? {};
    const item = within(await canvas.findByRole('region', { name: who }));
    await expect(item.getByText('1 of 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: who })).toBeNull();
    await waitFor(() => expect(rowsOf('Follow-ups')[0]).toHaveFocus());
  },
};

/** What the row was about needs no one now. */
export const NothingToDo: Story = {
  args: { address: '/follow-ups?item=lapsing NL0016B8835' },
  beforeEach: ({ msw }) => msw.use(mockFailure(openItem, 404)),
  play: async ({ canvas }) => {
    const item = within(await canvas.findByRole('region', { name: 'Nothing to do' }));
    await userEvent.click(item.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.queryByRole('region', { name: 'Nothing to do' })).toBeNull();
  },
};

const none = { ...followUps.all, followUps: [], totalRecords: 0 };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getFollowUps, none)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No follow-ups')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getFollowUps, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await saysItTries();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getFollowUps, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getFollowUps, 500)),
  play: async ({ canvas }) => {
    const name = 'Oops! Something went wrong.';
    await expect(await canvas.findByRole('heading', { name })).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getFollowUps, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};

const shared = {
  ...followUps.all,
  followUps: followUps.all.followUps.map((one, at) => ({
    ...one,
    ...(at === 0 && {
      owner: { personId: 10, name: 'Priya Raman' },
      assignedBy: 'Dana Whitfield',
      note: '',
    }),
  })),
};

/** Everybody's follow-ups say who has them and who gave them. The address keeps the choice. */
export const Everybodys: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getFollowUps, ({ url }) =>
        new URL(url).searchParams.get('filters')?.includes('everybody') ? shared : followUps.all,
      ),
    ),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('columnheader', { name: /Assigned to/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Everybody’s' }));
    await waitFor(() => expect(rowsOf('Follow-ups')[0]).toHaveTextContent('Priya Raman'));
    await expect(rowsOf('Follow-ups')[1]).toHaveTextContent('You');
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(rowsOf('Follow-ups')[0]).not.toHaveTextContent('Priya Raman'));
  },
};

export const EverybodysOnPhone: Story = {
  args: { address: '/follow-ups?whose=everybody' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getFollowUps, shared)),
  play: ready,
};

/** An agent without sub-accounts has no such choice. */
export const NoColleagues: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getPeople, {
        people: [{ personId: 1, name: 'Dana Whitfield', isYou: true }],
      }),
    ),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('button', { name: 'Everybody’s' })).toBeNull();
  },
};
