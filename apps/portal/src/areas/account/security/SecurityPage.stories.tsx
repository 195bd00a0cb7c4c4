import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPassword } from '@agent-portal/data/password/contract';
import {
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  startAuthenticator,
} from '@agent-portal/data/second-step/contract';
import { secondSteps } from '@agent-portal/data/second-step/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { fakePasskeys } from '../../../testing/fakePasskeys.ts';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const handle = {
  id: 'security',
  title: 'Security',
  layout: 'navigation',
  trail: [],
} as const;

const meta = {
  title: 'Pages/Account settings/Login security',
  component: StoryFrame,
  args: { address: '/account-settings/security', handle, children: <SecurityPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const dialog = async () => within(await screen.findByRole('dialog'));
const on: Story['beforeEach'] = ({ msw }) => msw.use(mockEndpoint(getSecondStep, secondSteps.on));

/** Opens a dialog and types the password. */
async function confirm(canvas: Canvas, command: string, then: string) {
  await userEvent.click(await canvas.findByRole('button', { name: command }));
  const password = await (await dialog()).findByLabelText(/^Password/);
  await expect(password).toBeRequired();
  await userEvent.type(password, 'northfield');
  await userEvent.click((await dialog()).getByRole('button', { name: then }));
}

/** Nothing is turned on yet. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You log in with your password alone/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
  },
};

/** An app, two passkeys and recovery codes. The agent requires a second step from sub-accounts. */
export const TurnedOn: Story = {
  beforeEach: on,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 of 10 left')).toBeVisible();
    await expect(canvas.getByText('Key on the key ring')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Users need a second step' })).toBeChecked();
  },
};

/** The QR code for the app, and the key in groups of four. */
export const SettingUpAnApp: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas, 'Set up an app', 'Continue');
    await expect(await (await dialog()).findByRole('img')).toBeVisible();
    await expect(
      (await dialog()).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'),
    ).toBeVisible();
    await expect((await dialog()).getByLabelText(/^Code/)).toHaveFocus();
  },
};

/** New recovery codes, which the user can copy or download. */
export const Codes: Story = {
  play: async (story) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await SettingUpAnApp.play?.(story);
    await userEvent.type((await dialog()).getByLabelText(/^Code/), '123 456');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn on' }));
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Show the codes' }));
    await expect(codes).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Copy' }));
    await expect(await (await dialog()).findByText('Copied')).toBeVisible();
    await expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(10);
  },
};

/** The carrier's error is shown at the field, and the typed value stays. */
export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(startAuthenticator, 400, [{ field: 'password', message: 'is incorrect' }])),
  play: async ({ canvas }) => {
    await confirm(canvas, 'Set up an app', 'Continue');
    await expect(await (await dialog()).findByText('Password is incorrect.')).toBeVisible();
    await expect((await dialog()).getByLabelText(/^Password/)).toHaveValue('northfield');
  },
};

/** The secret has expired: the setup starts again. */
export const TooLate: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(confirmAuthenticator, 409)),
  play: async (story) => {
    await SettingUpAnApp.play?.(story);
    await userEvent.type((await dialog()).getByLabelText(/^Code/), '123456');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn on' }));
    const startAgain = await (await dialog()).findByRole('button', { name: 'Start again' });
    await expect(startAgain).toHaveFocus();
    await userEvent.click(startAgain);
    await expect(await (await dialog()).findByLabelText(/^Password/)).toHaveFocus();
    await expect((await dialog()).queryByText(/^Enter the password/)).toBeNull();
  },
};

/** Adding the first passkey also creates recovery codes. */
export const AddingAPasskey: Story = {
  play: async ({ canvas }) => {
    fakePasskeys();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await (await dialog()).findByLabelText('Name'), 'Work laptop');
    await userEvent.type((await dialog()).getByLabelText(/^Password/), 'northfield');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Add passkey' }));
    await expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  },
};

/** The user cancels the browser's passkey dialog. */
export const NoPasskeyMade: Story = {
  play: async ({ canvas }) => {
    fakePasskeys(false);
    await confirm(canvas, 'Add a passkey', 'Add passkey');
    await expect(
      await (await dialog()).findByText(/^No passkey was added\. Try again/),
    ).toBeVisible();
  },
};

/** When a removal fails, the dialog says so and the typed password stays. */
export const NotTurnedOff: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getSecondStep, secondSteps.on), mockFailure(removeAuthenticator, 500)),
  play: async ({ canvas }) => {
    await confirm(canvas, 'Turn off', 'Turn app off');
    await expect(await (await dialog()).findByText(/The app was not turned off/)).toBeVisible();
  },
};

/** The agent requires a second step from this sub-account. Passkeys do not work at this address. */
export const Required: Story = {
  args: { user: people.subWithAll },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getSecondStep, {
        ...secondSteps.on,
        passkeys: [],
        recoveryCodesLeft: 2,
        requiredBy: 'Agent',
        canUsePasskeys: false,
        isRequiredOfSubAccounts: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your agent requires a second step/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Your users' })).toBeNull();
  },
};

/** Home office that acts for an agent sees no sign-in settings. */
export const Acting: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only the agent can change this' }),
    ).toBeVisible();
  },
};

/** The carrier does not offer these calls. */
export const NotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getSecondStep, 404), mockFailure(getPassword, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not offered here' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(getSecondStep, 'timeout'), mockFailure(getPassword, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getSecondStep, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = { ...TurnedOn, globals: { viewport: { value: 'phone' } } };

export const PhoneSettingUp: Story = {
  ...SettingUpAnApp,
  globals: { viewport: { value: 'phone' } },
};
