import { createCalendar, getCalendar, revokeCalendar } from '@agent-portal/data/calendar/contract';
import { calendars, rememberingCalendar } from '@agent-portal/data/calendar/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { CalendarPage } from './CalendarPage.tsx';

const handle = { id: 'calendar', title: 'Calendar', layout: 'navigation', trail: [] } as const;

const meta = {
  title: 'Pages/Account settings/Calendar',
  component: StoryFrame,
  args: { address: '/account-settings/calendar', handle, children: <CalendarPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pressOn = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** There is no address yet. */
export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke address' })).toBeNull();
    await expect(canvas.getByText(/Google Calendar on a computer/)).toBeVisible();
  },
};

/** The address is shown once, and replaced and revoked after a question. */
export const Changes: Story = {
  beforeEach: ({ msw }) => msw.use(...rememberingCalendar()),
  play: async ({ canvas }) => {
    await pressOn(canvas, 'Create address');
    const address = await canvas.findByLabelText('Calendar address');
    await expect(address).toHaveValue(calendars.made.address);
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await expect(canvas.getByText(/The portal does not show it again/)).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Include birthdays/ }));
    await expect(address).toHaveValue(`${calendars.made.address}?celebrations=yes`);

    await pressOn(canvas, 'Revoke address');
    await confirm('Keep address');
    await expect(canvas.getByLabelText('Calendar address')).toBeVisible();
    await pressOn(canvas, 'Revoke address');
    await confirm('Revoke now');
    await expect(await canvas.findByRole('button', { name: 'Create address' })).toBeVisible();
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
  },
};

/** A calendar reads the address, which is not shown again. */
export const ReadByACalendar: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getCalendar, calendars.read)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last read by a calendar')).toBeVisible();
    await expect(canvas.queryByText('Never')).toBeNull();
    await expect(canvas.queryByLabelText('Calendar address')).toBeNull();
    await pressOn(canvas, 'Replace address');
    await expect(await screen.findByText(/The old address stops working at once/)).toBeVisible();
    await confirm('Replace now');
    await expect(await canvas.findByLabelText('Calendar address')).toHaveValue(
      calendars.made.address,
    );
  },
};

/** Another tab created an address in the meantime. */
export const CreatedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(createCalendar, 409)),
  play: async ({ canvas }) => {
    await pressOn(canvas, 'Create address');
    await expect(await canvas.findByText(/The address was not created/)).toBeVisible();
  },
};

/** The dialog says why the address was not revoked, and stays open. */
export const NotRevoked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getCalendar, calendars.read), mockFailure(revokeCalendar, 500)),
  play: async ({ canvas }) => {
    await pressOn(canvas, 'Revoke address');
    await confirm('Revoke now');
    await expect(await screen.findByText(/The address was not revoked/)).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCalendar, 'timeout')),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCalendar, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The carrier has no calendars. */
export const NotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCalendar, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not offered here' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Calendar' })).toBeNull();
  },
};

/** A sub-account with the role for policies has its own address. */
export const SubAccount: Story = { ...NoAddress, args: { user: people.subWithPolicies } };

export const PhoneAddress: Story = {
  ...Changes,
  globals: { viewport: { value: 'phone' } },
};

/** Home office that acts for an agent: nothing is asked for, and the page says whose address it is. */
export const HomeOffice: Story = {
  args: { user: people.homeOfficeAsAgent },
  beforeEach: ({ msw }) => msw.use(mockFailure(getCalendar, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for home office' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Create address|Try again/ })).toBeNull();
  },
};
