import { getCalendar } from '@agent-portal/data/calendar/contract';
import { calendars, rememberingCalendar } from '@agent-portal/data/calendar/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press, shows } from '../../../testing/onScreen.ts';
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
import { CalendarPage } from './CalendarPage.tsx';

export default {
  title: 'Pages/Account settings/Calendar',
  ...pageMeta('/account-settings/calendar', <CalendarPage />),
};

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** There is no address yet. */
export const NoAddress = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Revoke address' })).toBeNull();
  await shows(canvas, /Google Calendar on a computer/);
});

/** The address is shown once, and replaced and revoked after a question. */
export const Changes = plays(answers(...rememberingCalendar()), async ({ canvas }) => {
  await press(canvas, 'Create address');
  const address = await canvas.findByLabelText('Calendar address');
  await expect(address).toHaveValue(calendars.made.address);
  await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  await shows(canvas, /The portal does not show it again/);
  await shows(canvas, 'Never');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Include birthdays/ }));
  await expect(address).toHaveValue(`${calendars.made.address}?celebrations=yes`);

  await press(canvas, 'Revoke address');
  await confirm('Keep address');
  await expect(canvas.getByLabelText('Calendar address')).toBeVisible();
  await press(canvas, 'Revoke address');
  await confirm('Revoke now');
  await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
  await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
});

/** A calendar reads the address, which is not shown again. */
export const ReadByACalendar: Story = {
  beforeEach: answers(mockEndpoint(getCalendar, calendars.read)),
  play: async ({ canvas }) => {
    await shows(canvas, 'Last read by a calendar');
    await expect(canvas.queryByText('Never')).toBeNull();
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
    await press(canvas, 'Replace address');
    await shows(screen, /The old address stops working at once/);
    await confirm('Replace now');
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(
      calendars.made.address,
    );
  },
};

/** The carrier has no calendars. */
export const NotOffered = plays(fails('getCalendar', 404), async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Not offered here' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Calendar' })).toBeNull();
});

/** A sub-account with the role for policies has its own address. */
export const SubAccount: Story = { ...NoAddress, args: { user: people.subWithPolicies } };

export const PhoneAddress = onPhone(Changes);

/** Home office that acts for an agent: nothing is asked for, and the page says whose address it is. */
export const HomeOffice: Story = {
  args: { user: people.homeOfficeAsAgent },
  beforeEach: fails('getCalendar', 403),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for home office' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Create address|Try again/ })).toBeNull();
  },
};

const states = statesOf({
  reads: ['getCalendar'],
  content: (page) => page.queryByRole('button', { name: 'Create address' }),
});
export const Loading = states.loading;
export const Failed = states.failed;
