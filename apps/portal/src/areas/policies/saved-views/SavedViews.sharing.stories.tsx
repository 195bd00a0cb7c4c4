import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  getSavedViews,
  getViewCounts,
  type SavedView,
  saveView,
  setViewDigest,
  type SharedView,
} from '@agent-portal/data/saved-views/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  preloads,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { openViews, overdue, ViewsToolbar } from './viewsStory.tsx';

/** Saved views that an agent shares, and their tabs with live counts. */
export default {
  title: 'Patterns/Saved views that are shared',
  ...pageMeta('/pending-v2', <ViewsToolbar />, {}, ({ msw }) =>
    msw.use(...carrierOf({ ...overdue, viewId: 1 })),
  ),
  ...preloads(() => import('./SavedViewsPanel.tsx')),
};

const shared: SharedView = {
  viewId: 2,
  name: 'Lakeshore schools',
  query: 'employer=Lakeshore+School+District',
  sharedBy: 'Dana Whitfield',
  savedAt: '2026-11-18T15:00:00.000Z',
};

/** A carrier with one own view and one that another agent shares. */
function carrierOf(own: SavedView, other: SharedView = shared) {
  let view = own;
  let digest: SavedView['digest'];
  const answer = () => ({
    views: [view],
    keepsTables: true,
    shared: [{ ...other, ...(digest && { digest }) }],
    mayShareWith: ['Delegates' as const, 'Downline' as const],
    sendsDigests: true,
  });
  return [
    mockEndpoint(getSavedViews, answer),
    mockEndpoint(getViewCounts, {
      counts: [
        { viewId: 1, count: 12 },
        { viewId: 2, count: 1_204 },
      ],
    }),
    mockEndpoint(saveView, async (request) => {
      const { sharedWith } = (await request.json()) as Pick<SavedView, 'sharedWith'>;
      view = { ...view, ...(sharedWith && { sharedWith }) };
      return answer();
    }),
    mockEndpoint(setViewDigest, async (request) => {
      const { frequency } = (await request.json()) as { frequency: SavedView['digest'] };
      digest = frequency;
      return answer();
    }),
  ];
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Saved views' }));

/** Each view is a tab. The counts load after the rows of the list. */
export const Tabs = plays(async () => {
  await screen.findByRole('navigation', { name: 'Saved views' });
  await expect(
    await tabs().findByRole('link', { name: 'Overdue 12' }, { timeout: 5_000 }),
  ).toHaveAttribute('href', '/pending-v2?takeAction=true');
  const other = tabs().getByRole('link', { name: 'Lakeshore schools 1,204' });
  await expect(other).toHaveAttribute('title', 'Shared by Dana Whitfield');
  await userEvent.click(other);
  await waitFor(() => expect(other).toHaveAttribute('aria-current', 'true'));
  await expect(
    screen.getByRole('link', { name: /^Lakeshore schools/, current: true }),
  ).toBeVisible();
});

export const Phone = onPhone(Tabs);

/** A carrier that does not count views: the tabs have no counts. */
export const WithoutCounts = plays(fails('getViewCounts', 404), async () => {
  await screen.findByRole('navigation', { name: 'Saved views' });
  await expect(tabs().getByRole('link', { name: 'Overdue' })).toBeVisible();
});

/** The agent chooses the readers. Each reader sees their own policies. */
export const Sharing = plays(async ({ step }) => {
  const panel = await openViews();
  const open = () => panel.getByRole('button', { name: 'Share or e-mail Overdue' });
  await step('Escape closes the form and gives the focus back', async () => {
    await press(panel, 'Share or e-mail Overdue');
    await userEvent.type(panel.getByLabelText('Shared with'), '{Escape}');
    await waitFor(() => expect(open()).toHaveFocus());
  });
  await step('Save shares the view', async () => {
    await userEvent.click(open());
    await userEvent.selectOptions(panel.getByLabelText('Shared with'), 'My users and my downline');
    await press(panel, 'Save');
    await shows(panel, 'Shared with my users and my downline');
    await waitFor(() => expect(open()).toHaveFocus());
  });
});

/** The carrier refuses: the form stays, with the reason. */
export const SharingFailed = plays(fails('saveView', 500), async () => {
  const panel = await openViews();
  await press(panel, 'Share or e-mail Overdue');
  await userEvent.selectOptions(panel.getByLabelText('Shared with'), 'My users');
  await press(panel, 'Save');
  await showsAlert(panel, 'The view was not changed.');
  await expect(panel.getByLabelText('Shared with')).toHaveValue('Delegates');
});

/** The view is shared, and only its e-mail fails: the form stays, and says which one. */
export const EmailFailed = plays(fails('setViewDigest', 500), async () => {
  const panel = await openViews();
  await press(panel, 'Share or e-mail Overdue');
  await userEvent.selectOptions(panel.getByLabelText('Shared with'), 'My users');
  await userEvent.selectOptions(
    panel.getByLabelText('Send me this view by e-mail'),
    'Every Monday',
  );
  await press(panel, 'Save');
  await showsAlert(panel, 'The e-mail was not changed.');
  await expect(panel.getByLabelText('Send me this view by e-mail')).toHaveValue('Weekly');
});

/** A reader gets a shared view by e-mail, and cannot change, share or delete it. */
export const SharedWithYou = plays(async () => {
  const panel = await openViews();
  await shows(panel, 'By Dana Whitfield');
  await expect(
    panel.queryByRole('button', { name: /(Rename|Delete|Share).*Lakeshore/ }),
  ).toBeNull();
  await press(panel, 'E-mail Lakeshore schools');
  await userEvent.selectOptions(
    panel.getByLabelText('Send me this view by e-mail'),
    'Every Monday',
  );
  await press(panel, 'Save');
  const button = panel.getByRole('button', { name: 'E-mail Lakeshore schools' });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await expect(panel.getByLabelText('Send me this view by e-mail')).toHaveValue('Weekly');
  await userEvent.click(panel.getByRole('link', { name: 'Lakeshore schools' }));
  await expect(
    await screen.findByRole('link', { name: /^Lakeshore schools/, current: true }),
  ).toBeVisible();
});

/** The view names agents who are not in the reader's book: it leaves out their filters, and says so. */
export const AgentsOutsideOfTheBook: Story = {
  beforeEach: answers(
    ...carrierOf({ ...overdue, viewId: 1 }, { ...shared, leftOut: ['viewAs', 'agentId'] }),
  ),
  play: async () => {
    const text = 'Not filtered by View As and Agent ID: none of the values is in your book.';
    await screen.findByRole('navigation', { name: 'Saved views' });
    const tab = tabs().getByRole('link', { name: /^Lakeshore schools/ });
    await expect(tab).toHaveAttribute('title', `Shared by Dana Whitfield. ${text}`);
    await expect(screen.queryByText(text)).toBeNull();
    await userEvent.click(tab);
    await shows(screen, text);
    const panel = await openViews();
    await shows(panel, text);
  },
};

export const AgentsOutsideOnPhone = onPhone(AgentsOutsideOfTheBook);
