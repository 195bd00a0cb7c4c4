import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  getTemporaryMessages,
  markNotificationsRead,
} from '@agent-portal/data/notifications/contract';
import { getWatches } from '@agent-portal/data/watches/contract';
import { watches, watchesMocks } from '@agent-portal/data/watches/mocks';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { press, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  preloads,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';

/** Messages of the carrier, and changes of watched policies [S2]. */
export default {
  title: 'Patterns/Notifications',
  ...pageMeta('/home', <HomePage />, {}, ({ msw }) => msw.use(...Object.values(watchesMocks))),
  ...preloads(() => import('./NotificationList.tsx')),
};

async function open(name: string | RegExp) {
  await press(screen, name);
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

/** Both count as new until they are opened, even while the panel is open; notices link to their policy. */
export const MessagesAndNotices = plays(async () => {
  const panel = await open('Notifications, 7 new');
  await userEvent.click(await panel.findByText(/: Active to Lapsed$/));
  const [link] = await panel.findAllByRole('link', { name: 'NL0020G2290' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/policy/NL0020G2290/details');
  await shows(panel, /^Replacement form: Open to Overdue · /);
  await shows(panel, 'Portal maintenance on Sunday');
  await shows(panel, '6 unread');
  await expect(panel.getAllByText('New')).toHaveLength(6);
  await expect(document.querySelector('.frame-bell-count')).toHaveAttribute('data-count', '6');
});

/** Opening an entry marks it as read, a button marks all; the bell counts the unread ones. */
export const Read = plays(async () => {
  const panel = await open('Notifications, 7 new');
  await userEvent.click(await panel.findByText('Portal maintenance on Sunday'));
  await shows(panel, '6 unread');
  await expect(panel.getAllByText('New')).toHaveLength(6);
  await press(panel, 'Mark all as read');
  await expect(await panel.findByText('No unread notifications')).toHaveFocus();
  await expect(panel.queryByText('New')).toBeNull();
  await waitFor(() => expect(document.querySelector('.frame-bell-count')).toBeNull());
  await shows(panel, 'Portal maintenance on Sunday');
});

/** Two entries, opened before the carrier has answered, are both saved as read. */
export const ReadFast = plays(async ({ msw }) => {
  const saved: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  msw.use(
    mockEndpoint(markNotificationsRead, async (request) => {
      await promise;
      saved.push(...((await request.json()) as { readonly keys: readonly string[] }).keys);
      return { keys: saved };
    }),
  );
  const panel = await open('Notifications, 7 new');
  await panel.findByText('7 unread');
  const [first, second] = panel.getAllByRole('heading', { level: 4 });
  await userEvent.click(first!);
  await userEvent.click(second!);
  resolve();
  await shows(panel, '5 unread');
});

/** If the carrier does not store which entries are read, this browser does. */
export const ReadInThisBrowser: Story = {
  ...Read,
  beforeEach: fails('getReadNotifications', 404),
};

/** An entry that could not be saved as read is still unread, with a message. */
export const ReadFailed = plays(fails('markNotificationsRead', 500), async () => {
  const panel = await open('Notifications, 7 new');
  await press(panel, 'Mark all as read');
  await showsAlert(panel, 'The notifications are still unread.');
  await shows(panel, '7 unread');
});

/** The filter by kind has only the kinds that exist. */
export const FilteredByKind = plays(async () => {
  const panel = await open('Notifications, 7 new');
  const show = await panel.findByRole('combobox', { name: 'Show' });
  const kinds = within(show)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  await expect(kinds).toEqual(['All kinds', 'Messages', 'Watched policies']);
  await userEvent.selectOptions(show, 'Watched policies');
  await waitFor(() => expect(panel.queryByText('Portal maintenance on Sunday')).toBeNull());
  await shows(panel, /: Active to Lapsed$/);
  await userEvent.selectOptions(show, 'All kinds');
  await shows(panel, 'Portal maintenance on Sunday');
});

/** While only one kind shows, the button marks that kind, and no entry that the user has not seen. */
export const MarksOneKind: Story = {
  play: async () => {
    const panel = await open('Notifications, 7 new');
    const show = await panel.findByRole('combobox', { name: 'Show' });
    await userEvent.selectOptions(show, 'Messages');
    await press(panel, 'Mark all as read');
    await shows(panel, 'No unread notifications');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Marked 3 notifications as read'),
    );
    await userEvent.selectOptions(show, 'Watched policies');
    await expect(panel.getAllByText('New').length).toBeGreaterThan(0);
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};

/** The panel says once which alerts the entries come from. Entries are grouped by day. */
export const FromAlerts: Story = {
  beforeEach: answers(
    mockEndpoint(
      getTemporaryMessages,
      ['2026-11-18', '2026-11-17'].flatMap((publishDate) =>
        ['Requirement added', 'Claim update'].map((alert) => ({
          heading: `${alert}: 1`,
          message: '<p>Okafor, Ifeoma</p>',
          publishDate,
          kind: alert,
          alert,
        })),
      ),
    ),
    mockEndpoint(getWatches, watches.none),
  ),
  play: async () => {
    const panel = await open('Notifications, 4 new');
    const why = await panel.findByText(/^You see ‘Requirement added’, ‘Claim update’ because/);
    await expect(within(why).getByRole('link', { name: 'Change your alerts' })).toHaveAttribute(
      'href',
      '/account-settings/alerts',
    );
    const days = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['Today, 11/18/2026', '11/17/2026']);
  },
};

/** A message about what begins within 48 hours is also a banner above the page. */
export const Announced: Story = {
  beforeEach: answers(
    mockEndpoint(getTemporaryMessages, [
      {
        heading: 'Portal maintenance tomorrow',
        message: '<p>The portal is not available from 6 a.m. to 9 a.m. CST.</p>',
        publishDate: '2026-11-17',
        startsAt: '2026-11-19T12:00:00.000Z',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('note');
    await expect(within(banner).getByText('Portal maintenance tomorrow')).toBeVisible();
    await expect(await within(banner).findByText(/^The portal is not available/)).toBeVisible();
  },
};

export const Phone = onPhone(MessagesAndNotices);

/** The watched policies are collapsed below the entries. */
export const WatchedPolicies = plays(async () => {
  const panel = await open('Notifications, 7 new');
  const summary = await panel.findByText('Watched policies (5)');
  await userEvent.click(summary);
  const stop = panel.getByRole('button', { name: 'Stop watching NL0018O0142' });
  await expect(stop).toBeVisible();
  await userEvent.click(stop);
  await expect(await panel.findByText('Watched policies (0)')).toHaveFocus();
  await shows(panel, /‘Watch this policy’/);
});

/** While one watch ends, the buttons of the others wait, so that no press is lost. */
export const StopsOneAtATime = plays(fails('stopWatching', 'timeout'), async () => {
  const panel = await open('Notifications, 7 new');
  await userEvent.click(await panel.findByText('Watched policies (5)'));
  await press(panel, 'Stop watching NL0018O0142');
  await expect(panel.getByRole('button', { name: 'Stop watching NL0016B8835' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Stop watching NL0018O0142' })).toHaveFocus();
});

export const StopFailed = plays(fails('stopWatching', 500), async () => {
  const panel = await open('Notifications, 7 new');
  await userEvent.click(await panel.findByText('Watched policies (5)'));
  await press(panel, 'Stop watching NL0018O0142');
  await showsAlert(panel, 'The policy is still watched.');
});

/** The messages show even if the notices could not be loaded, and the notices without the messages. */
export const NoticesFailed = plays(fails('getWatches', 500), async () => {
  const panel = await open('Notifications, 3 new');
  const alert = await panel.findByRole('alert');
  await expect(alert).toHaveTextContent(
    'The notices of your watched policies could not be loaded.',
  );
  await shows(panel, 'Portal maintenance on Sunday');
});

export const MessagesFailed = plays(fails('getTemporaryMessages', 500), async () => {
  const panel = await open('Notifications, 4 new');
  const alert = await panel.findByRole('alert');
  await expect(alert).toHaveTextContent('The notifications could not be loaded.');
  await shows(panel, /: Active to Lapsed$/);
});

export const Loading = plays(fails('getWatches', 'timeout'), async () => {
  const panel = await open('Notifications, 3 new');
  await shows(panel, 'Portal maintenance on Sunday');
  await expect(panel.queryByText('There are no notifications.')).toBeNull();
});

export const Empty: Story = {
  beforeEach: answers(
    mockEndpoint(getTemporaryMessages, []),
    mockEndpoint(getWatches, watches.none),
  ),
  play: async () => {
    const panel = await open('Notifications');
    await shows(panel, 'There are no notifications.');
  },
};

const asked = fn();

/** For a user who may not see policies, the panel does not request watched policies. */
export const WithoutPolicies: Story = {
  args: { user: people.subWithClaims },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(http.get('*/API/UserData/Watches', () => asked()));
  },
  play: async () => {
    const panel = await open('Notifications, 3 new');
    await shows(panel, 'Portal maintenance on Sunday');
    await waitFor(() => expect(panel.queryByText(/^Watched policies/)).toBeNull());
    await expect(asked).not.toHaveBeenCalled();
  },
};
