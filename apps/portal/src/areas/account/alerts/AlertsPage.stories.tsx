import {
  addDistributionEmail,
  deleteDistributionEmail,
  deleteAlertPreferences,
  getAlertPreferences,
  getDistributionEmails,
  saveAlertPreferences,
  sendTestMessage,
} from '@agent-portal/data/alerts/contract';
import { alertFixtures } from '@agent-portal/data/alerts/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { AlertsPage } from './AlertsPage.tsx';

const handle = { id: 'alerts', title: 'Alerts', layout: 'navigation', trail: [] } as const;

const meta = {
  title: 'Pages/Account settings/Alerts',
  component: StoryFrame,
  args: { address: '/account-settings/alerts', handle, children: <AlertsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The fieldset of an event. */
const findEventGroup = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('group', { name }));

const chooseCommissions = async (canvas: Canvas) => {
  const commission = await findEventGroup(canvas, 'Commission posted');
  await userEvent.click(commission.getByLabelText('Portal'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save alerts' }));
};

/** An event with no channel has no frequency. A message confirms the save. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const commission = await findEventGroup(canvas, 'Commission posted');
    await expect(commission.getByLabelText('How often')).toBeDisabled();
    await chooseCommissions(canvas);
    await expect(await canvas.findByText('Your alerts are saved.')).toBeVisible();
    await expect(commission.getByLabelText('Portal')).toBeChecked();
    await expect(canvas.getByText(/^Last saved on .* by Dana Whitfield\.$/)).toBeVisible();
  },
};

/** Nothing is saved yet, and there is no address: the page names the agent's own e-mail. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getAlertPreferences, { preferences: [], lastSaved: null, version: 0 }),
      mockEndpoint(getDistributionEmails, { distributionEmails: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/all alerts are off\.$/)).toBeVisible();
    await expect(
      await canvas.findByText(new RegExp(`goes to ${people.agent.emailAddress}`)),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete all preferences' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(getAlertPreferences, 'timeout'),
      mockFailure(getDistributionEmails, 'timeout'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your alerts' })).toBeVisible();
  },
};

/** When a save fails, the choices stay and the page gives the reason. */
export const SaveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(saveAlertPreferences, 500)),
  play: async ({ canvas }) => {
    await chooseCommissions(canvas);
    await expect(await canvas.findByText(/^Your alerts were not saved\./)).toBeVisible();
    const commission = await findEventGroup(canvas, 'Commission posted');
    await expect(commission.getByLabelText('Portal')).toBeChecked();
  },
};

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
    await expect(
      await canvas.findByText(/saved as Nothing; your choice: Portal, at once/),
    ).toBeVisible();
    // The other user's choice for another event is not a conflict.
    await expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
    const issued = await findEventGroup(canvas, 'Policy issued');
    await expect(issued.getByLabelText('E-mail')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved version' }));
    const commission = await findEventGroup(canvas, 'Commission posted');
    await expect(commission.getByLabelText('Portal')).not.toBeChecked();
  },
};

/** If deleting fails, the preferences stay. */
export const DeleteFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(deleteAlertPreferences, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all preferences' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all' }));
    await expect(await dialog.findByText(/^The preferences were not deleted\./)).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all preferences' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all' }));
    await expect(await canvas.findByText(/all alerts are off\.$/)).toBeVisible();
  },
};

/** An invalid or duplicate address is not sent. */
export const AddressChecked: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Add an address/);
    await expect(field).toBeRequired();
    await userEvent.type(field, 'nora');
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await expect(await canvas.findByText(/It must have an @\.$/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Office <Office@Whitfield.example>;');
    await expect(
      await canvas.findByText('office@whitfield.example is already in the list.'),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '"nora.quill@example.com",');
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove nora.quill@example.com' }),
    ).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const AddressRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(addDistributionEmail, 403)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Add an address/), 'nora.quill@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await expect(await canvas.findByText('You do not have access to this action.')).toBeVisible();
  },
};

/** While an address is removed, the buttons that remove the others wait, so that no press is lost. */
export const RemovesOneAtATime: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(deleteDistributionEmail, 'timeout')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove office@/ }));
    await expect(canvas.getByRole('button', { name: /^Remove assistant@/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Remove office@/ })).toHaveFocus();
  },
};

/** Another user has removed the address: nothing is sent, and the user can load the latest list. */
export const TestMessageToRemovedAddress: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sendTestMessage, 404)),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Send a test message to all/ }),
    );
    await expect(await canvas.findByText(/^The test message was not sent\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show the addresses/ }));
    await expect(canvas.queryByText(/^The test message was not sent\./)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Distribution e-mails' })).toHaveFocus();
  },
};

/** A user who may not read alerts sees one message in place [S6]. */
export const Forbidden: Story = {
  args: { user: people.subWithClaims },
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(getAlertPreferences, 403), mockFailure(getDistributionEmails, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You do not have access to alerts\./)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Distribution e-mails' })).toBeNull();
    for (const name of ['Alerts', 'Users'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getAlertPreferences, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
