import { contract } from '@agent-portal/data/contract';
import { getIssuedByMonth } from '@agent-portal/data/business/contract';
import { getToday } from '@agent-portal/data/work/today/contract';
import { getTemporaryMessages } from '@agent-portal/data/notifications/contract';
import { getPastDueGroups } from '@agent-portal/data/list-bills/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { getIndividualSummary } from '@agent-portal/data/production/contract';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { pendingPages } from '@agent-portal/data/policies/mocks';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { leadsTo, press, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';

const none = { policies: 0, annualizedPremium: '0.00' };

export default {
  title: 'Pages/Today/My business',
  ...pageMeta('/my-business?tab=my-business', <MyBusinessPage />),
};

const card = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });

export const Success = plays(async ({ canvas }) => {
  const counts = within(await card(canvas, 'Policies'));
  await shows(counts, 'Underwriting requirements');
  await leadsTo(counts, 'Pending', '/pending?viewAs=');
  await leadsTo(counts, 'Past due premium', '/active?pastDue=true');
  const chart = await canvas.findByRole('figure', { name: 'Premium issued by month' });
  await expect(within(chart).getAllByRole('img')).toHaveLength(12);
  for (const kind of ['Individual', 'Worksite']) {
    const name = `${kind} production credit`;
    const production = await canvas.findByRole('figure', { name });
    await expect(within(production).getAllByRole('img')).toHaveLength(11);
  }
  await leadsTo(canvas, 'See worksite production', '/production-credit/worksite');
});

/** On a phone, a chart is a sentence, and a button shows its figures. This keeps the page short. */
export const Phone = onPhone(async ({ canvas }) => {
  const chart = within(await canvas.findByRole('figure', { name: 'Premium issued by month' }));
  await expect(chart.queryByRole('img')).toBeNull();
  await press(chart, 'Show figures');
  await expect(await chart.findAllByRole('img')).toHaveLength(12);
});

/** A notification that was read disappears from the card and from the bell. */
export const ReadNotifications = plays({ tags: ['wide'] }, async ({ canvas }) => {
  const unread = within(await card(canvas, 'Unread notifications'));
  await press(unread, 'Mark all as read');
  await shows(unread, /^You have read them all/);
  await expect(unread.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

/** The card shows five entries, and a button shows the others. */
export const ManyNotifications: Story = {
  tags: ['wide'],
  beforeEach: answers(
    mockEndpoint(
      getTemporaryMessages,
      Array.from({ length: 26 }, (_, at) => ({
        heading: `Message ${at}`,
        message: '<p>Read me.</p>',
        publishDate: '2026-11-18',
      })),
    ),
  ),
  play: async ({ canvas }) => {
    const unread = within(await card(canvas, 'Unread notifications'));
    const seeAll = await unread.findByRole('button', { name: 'See all 26' });
    await expect(unread.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(seeAll);
    await expect(unread.getAllByRole('listitem')).toHaveLength(26);
    await press(unread, 'Show 5 only');
    await expect(unread.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(unread.getByText('Message 0'));
    await waitFor(() => expect(unread.getAllByText('New')).toHaveLength(4));
    await shows(unread, 'Message 0');
  },
};

/** A card that fails shows its own error and a retry. The other cards stay. */
const failing = (
  call: Parameters<typeof mockFailure>[0],
  name: string,
  text: RegExp,
  back: string | RegExp,
  healed: HttpHandler,
): Story => ({
  beforeEach: answers(mockFailure(call, 500)),
  play: async ({ canvas, msw }) => {
    const failed = await card(canvas, name);
    await expect(await within(failed).findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
    msw.use(healed);
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await shows(canvas, back);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const CountsFail: Story = failing(
  getStatusCounts,
  'Policies',
  /The counts of your policies could not be loaded/,
  'Underwriting requirements',
  mocks.getStatusCounts,
);

/** A carrier without a queue: the tab 'To do' has cards. */
export const WithoutAQueue: Story = {
  args: { address: '/my-business' },
  beforeEach: fails('getToday', 404),
  play: async ({ canvas }) => {
    const requirements = within(await card(canvas, 'Requirements that need action'));
    await expect(await requirements.findAllByRole('listitem')).toHaveLength(5);
    const seeAll = /^See all \d+ requirements on \d+ policies in Pending$/;
    await expect(requirements.getByRole('link', { name: seeAll })).toBeVisible();
  },
};

export const WithoutAQueueEmpty: Story = {
  ...WithoutAQueue,
  beforeEach: answers(
    mockFailure(getToday, 404),
    mockEndpoint(getPendingPolicyRequirements, pendingPages.empty),
  ),
  play: ({ canvas }) => shows(canvas, 'No requirement needs your action.'),
};

export const WithoutAQueueFails: Story = {
  ...WithoutAQueue,
  beforeEach: answers(mockFailure(getToday, 404), mockFailure(getPendingPolicyRequirements, 500)),
  play: ({ canvas }) => showsAlert(canvas, /The requirements could not be loaded/),
};

export const ChartFails: Story = failing(
  getIssuedByMonth,
  'Premium issued by month',
  /The premium issued by month could not be loaded/,
  /issued from 12\/01\/2025 through/,
  mocks.getIssuedByMonth,
);

export const ProductionFails: Story = failing(
  getIndividualSummary,
  'Individual production credit',
  /Your production credit could not be loaded/,
  'Individual production credit',
  mocks.getIndividualSummary,
);

export const GroupsFail: Story = failing(
  getPastDueGroups,
  'Groups past due',
  /The past due groups could not be loaded/,
  /^See all/,
  mocks.getPastDueGroups,
);

/** A user with only worksite business does not see the card of individual business. */
export const WorksiteOnly = plays({ args: { user: people.worksite } }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('figure', { name: 'Worksite production credit' }),
  ).toBeVisible();
  await expect(canvas.queryByText('Individual production credit')).toBeNull();
});

export const NotificationsFail: Story = failing(
  getTemporaryMessages,
  'Unread notifications',
  /The notifications could not be loaded/,
  'Mark all as read',
  mocks.getTemporaryMessages,
);

/** A sub-account without the policies role sees a card that says why the policies are missing. */
export const WithoutTheRole: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await shows(canvas, /does not have access to policies/);
    await expect(await card(canvas, 'Unread notifications')).toBeVisible();
  },
};

export const Historical: Story = {
  args: { user: people.historical },
  play: ({ canvas }) => shows(canvas, /historical access/),
};

const reads = [
  'getStatusCounts',
  'getIssuedByMonth',
  'getIndividualSummary',
  'getWorksiteSummary',
] as const;
const states = statesOf({
  reads,
  content: (page) => page.queryByText('Underwriting requirements'),
  none: [
    mockEndpoint(getIssuedByMonth, {
      through: '2026-11-18',
      months: [{ month: '2026-11-01', ...none, yearBefore: none }],
    }),
    mockEndpoint(getTemporaryMessages, []),
  ],
  empty: ['No policy was issued in the last two years.', 'No notifications.'],
});
export const Loading = states.loading;
export const Empty = states.empty;
/** The carrier rejects the calls: each card shows its own error, and the page stays. */
export const Forbidden: Story = {
  beforeEach: answers(...reads.map((call) => mockFailure(contract[call], 403))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/You do not have access to this/)).toHaveLength(4),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
  },
};
