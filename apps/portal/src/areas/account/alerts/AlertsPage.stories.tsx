import {
  getAlertPreferences,
  getDistributionEmails,
  saveAlertPreferences,
} from '@agent-portal/data/alerts/contract';
import { alertFixtures } from '@agent-portal/data/alerts/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { press, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { AlertsPage } from './AlertsPage.tsx';

export default {
  title: 'Pages/Account settings/Alerts',
  ...pageMeta('/account-settings/alerts', <AlertsPage />),
};

/** The fieldset of an event. */
const findEventGroup = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('group', { name }));

const chooseCommissions = async (canvas: Canvas) => {
  const commission = await findEventGroup(canvas, 'Commission posted');
  await userEvent.click(commission.getByLabelText('Portal'));
  await press(canvas, 'Save alerts');
};

/** An event with no channel has no frequency. A message confirms the save. */
export const Success = plays(async ({ canvas }) => {
  const commission = await findEventGroup(canvas, 'Commission posted');
  await expect(commission.getByLabelText('How often')).toBeDisabled();
  await chooseCommissions(canvas);
  await shows(canvas, 'Your alerts are saved.');
  await expect(commission.getByLabelText('Portal')).toBeChecked();
  await shows(canvas, /^Last saved on .* by Dana Whitfield\.$/);
});

/** When a save fails, the choices stay and the page gives the reason. */
export const SaveFailed = plays(fails('saveAlertPreferences', 500), async ({ canvas }) => {
  await chooseCommissions(canvas);
  await shows(canvas, /^Your alerts were not saved\./);
  const commission = await findEventGroup(canvas, 'Commission posted');
  await expect(commission.getByLabelText('Portal')).toBeChecked();
});

/** Another user saved first: the page shows both versions of what the user chose, and neither is lost. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => {
    let isFirst = true;
    msw.use(
      mockFailure(saveAlertPreferences, 409),
      mockEndpoint(getAlertPreferences, () => {
        const answer = isFirst
          ? alertFixtures.preferences
          : {
              ...alertFixtures.preferences,
              preferences: alertFixtures.preferences.preferences.filter(
                ({ event }) => event !== 'PolicyIssued',
              ),
              version: 2,
            };
        isFirst = false;
        return answer;
      }),
    );
  },
  play: async ({ canvas }) => {
    await chooseCommissions(canvas);
    await shows(canvas, /saved as Nothing; your choice: Portal, at once/);
    // The other user's choice for another event is not a conflict.
    await expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
    const issued = await findEventGroup(canvas, 'Policy issued');
    await expect(issued.getByLabelText('E-mail')).not.toBeChecked();
    await press(canvas, 'Use the saved version');
    const commission = await findEventGroup(canvas, 'Commission posted');
    await expect(commission.getByLabelText('Portal')).not.toBeChecked();
  },
};

export const Deleted = plays(async ({ canvas }) => {
  await press(canvas, 'Delete all preferences');
  const dialog = within(await within(document.body).findByRole('dialog'));
  await press(dialog, 'Delete all');
  await shows(canvas, /all alerts are off\.$/);
});

/** An invalid or duplicate address is not sent. */
export const AddressChecked = plays(async ({ canvas }) => {
  const field = await canvas.findByLabelText(/^Add an address/);
  await expect(field).toBeRequired();
  await userEvent.type(field, 'nora');
  await press(canvas, 'Add address');
  await shows(canvas, /It must have an @\.$/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Office <Office@Whitfield.example>;');
  await shows(canvas, 'office@whitfield.example is already in the list.');
  await userEvent.clear(field);
  await userEvent.type(field, '"nora.quill@example.com",');
  await press(canvas, 'Add address');
  await expect(
    await canvas.findByRole('button', { name: 'Remove nora.quill@example.com' }),
  ).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
});

/** While an address is removed, the buttons that remove the others wait, so that no press is lost. */
export const RemovesOneAtATime: Story = {
  beforeEach: fails('deleteDistributionEmail', 'timeout'),
  play: async ({ canvas }) => {
    await press(canvas, /^Remove office@/);
    await expect(canvas.getByRole('button', { name: /^Remove assistant@/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Remove office@/ })).toHaveFocus();
  },
};

/** Another user has removed the address: nothing is sent, and the user can load the latest list. */
export const TestMessageToRemovedAddress: Story = {
  beforeEach: fails('sendTestMessage', 404),
  play: async ({ canvas }) => {
    await press(canvas, /^Send a test message to all/);
    await shows(canvas, /^The test message was not sent\./);
    await press(canvas, /^Show the addresses/);
    await expect(canvas.queryByText(/^The test message was not sent\./)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Distribution e-mails' })).toHaveFocus();
  },
};

/** The next command that works replaces the failure of the one before it. */
export const FailureReplaced = plays(
  { beforeEach: fails('sendTestMessage', 500) },
  async ({ canvas }) => {
    const failure = /^The test message was not sent\./;
    await press(canvas, /^Send a test message to all/);
    await shows(canvas, failure);
    const field = await canvas.findByLabelText(/^Add an address/);
    await userEvent.type(field, 'nora.quill@example.com{Enter}');
    await shows(canvas, 'nora.quill@example.com is added.');
    await expect(canvas.queryByText(failure)).toBeNull();
    await press(canvas, /^Send a test message to all/);
    await shows(canvas, failure);
    await press(canvas, /^Remove office@/);
    await shows(canvas, /is removed\.$/);
    await expect(canvas.queryByText(failure)).toBeNull();
  },
);

/** A user who may not read alerts sees one message in place [S6]. */
export const Forbidden: Story = {
  args: { user: people.subWithClaims },
  beforeEach: answers(
    mockFailure(getAlertPreferences, 403),
    mockFailure(getDistributionEmails, 403),
  ),
  play: async ({ canvas }) => {
    await shows(canvas, /^You do not have access to alerts\./);
    await expect(canvas.queryByRole('heading', { name: 'Distribution e-mails' })).toBeNull();
    for (const name of ['Alerts', 'Users'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

const states = statesOf({
  reads: ['getAlertPreferences', 'getDistributionEmails'],
  content: (page) => page.queryByRole('group', { name: 'Commission posted' }),
  none: [
    mockEndpoint(getAlertPreferences, { preferences: [], lastSaved: null, version: 0 }),
    mockEndpoint(getDistributionEmails, { distributionEmails: [] }),
  ],
  // Without an address, the page names the agent's own e-mail.
  empty: [/all alerts are off\.$/, new RegExp(`goes to ${people.agent.emailAddress}`)],
  refusal: /^You do not have access to alerts\./,
});
export const Empty = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Phone = states.phone;
