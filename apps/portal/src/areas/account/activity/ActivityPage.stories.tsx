import { getActivity } from '@agent-portal/data/activity/contract';
import { activityPages } from '@agent-portal/data/activity/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { formatMoment } from '@agent-portal/format';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cellOf, press, rowsOf, shows, showsAlert } from '../../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { ActivityPage } from './ActivityPage.tsx';

export default {
  title: 'Pages/Account settings/Activity',
  ...pageMeta('/account-settings/activity', <ActivityPage />),
};

const ready = () => waitFor(() => expect(rowsOf('Account activity')).toHaveLength(10));

/** Who did what, why home office acted for the agent, and the open sessions. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await expect(rowsOf('Account activity')[2]).toHaveTextContent('Mateo Ruiz, home office');
  await expect(rowsOf('Account activity')[0]).toHaveTextContent(
    formatMoment('2026-11-18T15:00:00Z'),
  );
  const sessions = within(await canvas.findByRole('list', { name: 'Open sessions' }));
  await expect(sessions.getAllByRole('listitem')).toHaveLength(4);
  await shows(sessions, 'This session');
  await shows(sessions, 'Home office acts for you');
});

const expectToast = async (text: string) =>
  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(text);

const sessionButtons = () =>
  within(screen.getByRole('list', { name: 'Open sessions' })).getAllByRole('button');

/** Ends one session after a confirmation. The user's own session and those of home office have no button. */
export const EndsOneSession = plays(async ({ canvas }) => {
  await ready();
  const end = await canvas.findByRole('button', {
    name: 'End session: Safari on iPhone, Dana Whitfield',
  });
  await expect(sessionButtons()).toHaveLength(2);
  await userEvent.click(end);
  const dialog = within(await screen.findByRole('dialog', { name: 'End session?' }));
  await press(dialog, 'End session');
  await waitFor(() => expect(sessionButtons()).toHaveLength(1));
  await expectToast('The session is ended: Safari on iPhone, Dana Whitfield');
});

const endOthers = async () => {
  await press(screen, 'End all others');
  const dialog = within(await screen.findByRole('dialog', { name: 'End all others?' }));
  await shows(dialog, '2 sessions');
  await press(dialog, 'End them');
  return dialog;
};

/** Ends all other sessions. The dialog first names their users. */
export const EndsAllOthers = plays(async ({ canvas }) => {
  await ready();
  await endOthers();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectToast('2 sessions ended');
  await expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
  await shows(canvas, 'This session');
});

/** The list stays when ending a session fails. */
export const EndingFailed = plays(fails('endOtherSessions', 500), async () => {
  await ready();
  const dialog = await endOthers();
  await showsAlert(dialog, 'No session was ended.');
  await press(dialog, 'Keep them open');
  await expect(sessionButtons()).toHaveLength(2);
});

/** Home office that acts for an agent cannot end the agent's sessions. */
export const HomeOfficeActing: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    await ready();
    await canvas.findByText('This session');
    await expect(canvas.queryByRole('button', { name: /^End / })).toBeNull();
  },
};

/** A collapsed card says when something was done. */
export const Phone = onPhone(async () => {
  await ready();
  await expect(cellOf('Account activity', 'at')).toBeVisible();
});

/** A sub-account sees only its own activity, so it has no filter for users. */
export const SubAccount: Story = {
  args: { user: people.subWithClaims },
  beforeEach: answers(
    mockEndpoint(getActivity, {
      ...activityPages.some,
      people: activityPages.some.people.slice(0, 1),
    }),
  ),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByLabelText('Who')).toBeNull();
  },
};

/** There is no tab for activity if the carrier does not offer its calls. */
export const NotOffered = plays(fails('getSessions', 404), async ({ canvas }) => {
  await ready();
  const tabs = within(canvas.getByRole('navigation', { name: 'Account settings' }));
  await waitFor(() => expect(tabs.queryByRole('link', { name: 'Activity' })).toBeNull());
  await expect(canvas.queryByRole('heading', { name: 'Open sessions' })).toBeNull();
});

const states = statesOf({
  reads: ['getActivity'],
  content: () => rowsOf('Account activity')[0],
  none: [mockEndpoint(getActivity, activityPages.empty)],
  empty: ['No entries'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
