import { getSessions } from '@agent-portal/data/activity/contract';
import { getSecondStep } from '@agent-portal/data/second-step/contract';
import { getCalendar } from '@agent-portal/data/calendar/contract';
import { getApplicationConfig } from '@agent-portal/data/config/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { viewAs } from '../../session/identity/viewAs.ts';
import { ownerOf } from '../../session/session.ts';
import { leadsTo, press, shows } from '../../testing/onScreen.ts';
import { answers, fails, onPhone, pageMeta, type Play, type Story } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';

/** The profile menu of each mode, and the bar that shows the impersonated agent [S2, S4, S6]. */
export default {
  title: 'Patterns/Profile menu',
  ...pageMeta('/home', <h1>Home</h1>),
};

const holds =
  (expected: string): Play =>
  async ({ canvas }) => {
    await press(canvas, /account$/);
    await screen.findByRole('menuitem', { name: 'Log Out' });
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(entries.join(', ')).toBe(expected);
  };

export const Agent: Story = {
  play: holds(
    'Profile, Alerts, Policy, Users, Calendar, Activity, Security, Help, Secure Email, Display, Log Out',
  ),
};

/** Without an address for secure mail, the menu opens without that entry. */
export const NoSecureEmail: Story = {
  beforeEach: answers(
    mockEndpoint(getApplicationConfig, { gtm_id: '', init: '', info: '', loader_config: '' }),
  ),
  play: holds(
    'Profile, Alerts, Policy, Users, Calendar, Activity, Security, Help, Display, Log Out',
  ),
};

/** The carrier has no activity, second step or calendar, so the menu has none of these pages. */
export const WithoutExtras: Story = {
  beforeEach: answers(
    mockFailure(getSessions, 404),
    mockFailure(getSecondStep, 404),
    mockFailure(getCalendar, 404),
  ),
  play: holds('Profile, Alerts, Policy, Users, Help, Secure Email, Display, Log Out'),
};

/** Users with only Worksite business do not see Policy. */
export const WorksiteAgent: Story = {
  args: { user: { ...people.agent, productionCreditBusinessTypes: ['Worksite'] } },
  play: holds(
    'Profile, Alerts, Users, Calendar, Activity, Security, Help, Secure Email, Display, Log Out',
  ),
};

export const SubAccount: Story = {
  args: { user: people.subWithNothing },
  play: holds('Profile, Policy, Activity, Security, Help, Display, Log Out'),
};

export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  play: holds('Help, Display, Become a User, Log Out'),
};

export const HomeOfficeAsAgent: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: holds('Alerts, Policy, Users, Activity, Help, Display, Resume HO Account, Log Out'),
};

export const Phone = onPhone(Agent);

/** The panel opens above the page with the focus on its search box; Escape closes it. */
export const BecomeAUser: Story = {
  args: { user: people.homeOffice },
  play: async ({ canvas, step }) => {
    const open = async () => {
      await press(canvas, 'office Carol Denney account');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Become a User' }));
      const box = await screen.findByRole('textbox', { name: 'Find an agent' });
      await waitFor(() => expect(box).toHaveFocus());
    };
    await step('Escape closes it', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('it opens again', open);
  },
};

/** Acting for an agent and viewing as an agent of its downline, with buttons to end each. */
export const ActingAndViewingAs: Story = {
  args: { user: people.homeOfficeAsAgent, address: '/pending?viewAs=4473310' },
  play: async ({ canvas }) => {
    await canvas.findByText('Acting as Dana Whitfield (4471902)');
    await canvas.findByText(/^You see the business of Reyes, Marco and downline \(\d+ agents\)$/);
    await leadsTo(canvas, 'Show all', '/pending');
    await expect(await canvas.findByRole('button', { name: 'Resume HO Account' })).toBeVisible();
  },
};

/** A page of the whole book says that it ignores View as, which other pages and the counts use. */
export const ViewIgnored: Story = {
  args: { address: '/commissions' },
  beforeEach: () => {
    viewAs.follow('?viewAs=4473310', ownerOf(people.agent));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This page shows all your business.');
    await shows(canvas, /show the business of Reyes, Marco and downline \(\d+ agents\)\.$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Stop viewing as Reyes, Marco' }));
    await waitFor(() =>
      expect(canvas.queryByText('This page shows all your business.')).toBeNull(),
    );
    await expect(viewAs.stored(ownerOf(people.agent))).toBeUndefined();
  },
};

/** Without the names, the bar still shows the agent ID. */
export const ViewingAsWithoutNames: Story = {
  args: { address: '/pending?viewAs=4473310' },
  beforeEach: fails('getViewAsAgents', 500),
  play: async ({ canvas }) => {
    await canvas.findByText('You see the business of 4473310');
    await expect(canvas.queryByText(/Acting as/)).toBeNull();
  },
};
