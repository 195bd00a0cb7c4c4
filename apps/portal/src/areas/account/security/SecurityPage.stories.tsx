import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPassword } from '@agent-portal/data/password/contract';
import { getSecondStep, startAuthenticator } from '@agent-portal/data/second-step/contract';
import { secondSteps } from '@agent-portal/data/second-step/mocks';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { fakePasskeys } from '../../../testing/fakePasskeys.ts';
import { press, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { SecurityPage } from './SecurityPage.tsx';

export default {
  title: 'Pages/Account settings/Login security',
  ...pageMeta('/account-settings/security', <SecurityPage />),
};

const dialog = async () => within(await screen.findByRole('dialog'));
const on: Story['beforeEach'] = ({ msw }) => msw.use(mockEndpoint(getSecondStep, secondSteps.on));

/** Opens a dialog and types the password. */
async function confirm(canvas: Canvas, command: string, then: string) {
  await press(canvas, command);
  const password = await (await dialog()).findByLabelText(/^Password/);
  await expect(password).toBeRequired();
  await userEvent.type(password, 'northfield');
  await press(await dialog(), then);
}

/** Nothing is turned on yet. */
export const Success = plays(async ({ canvas }) => {
  await shows(canvas, /You log in with your password alone/);
  await expect(canvas.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
});

/** An app, two passkeys and recovery codes. The agent requires a second step from sub-accounts. */
export const TurnedOn = plays({ beforeEach: on }, async ({ canvas }) => {
  await shows(canvas, '7 of 10 left');
  await shows(canvas, 'Key on the key ring');
  await expect(canvas.getByRole('switch', { name: 'Users need a second step' })).toBeChecked();
});

/** The QR code for the app, and the key in groups of four. */
export const SettingUpAnApp = plays(async ({ canvas }) => {
  await confirm(canvas, 'Set up an app', 'Continue');
  await expect(await (await dialog()).findByRole('img')).toBeVisible();
  await shows(await dialog(), 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await expect((await dialog()).getByLabelText(/^Code/)).toHaveFocus();
});

/** New recovery codes, which the user can copy or download. */
export const Codes = plays(async (story) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await SettingUpAnApp.play?.(story);
  await userEvent.type((await dialog()).getByLabelText(/^Code/), '123 456');
  await press(await dialog(), 'Turn on');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.keyboard('{Escape}');
  await press(screen, 'Show the codes');
  await expect(codes).toBeVisible();
  await press(await dialog(), 'Copy');
  await shows(await dialog(), 'Copied');
  await expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(10);
});

/** The carrier's error is shown at the field, and the typed value stays. */
export const WrongPassword: Story = {
  beforeEach: answers(
    mockFailure(startAuthenticator, 400, [{ field: 'password', message: 'is incorrect' }]),
  ),
  play: async ({ canvas }) => {
    await confirm(canvas, 'Set up an app', 'Continue');
    await shows(await dialog(), 'Password is incorrect.');
    await expect((await dialog()).getByLabelText(/^Password/)).toHaveValue('northfield');
  },
};

/** The secret has expired: the setup starts again. */
export const TooLate = plays(fails('confirmAuthenticator', 409), async (story) => {
  await SettingUpAnApp.play?.(story);
  await userEvent.type((await dialog()).getByLabelText(/^Code/), '123456');
  await press(await dialog(), 'Turn on');
  const startAgain = await (await dialog()).findByRole('button', { name: 'Start again' });
  await expect(startAgain).toHaveFocus();
  await userEvent.click(startAgain);
  await expect(await (await dialog()).findByLabelText(/^Password/)).toHaveFocus();
  await expect((await dialog()).queryByText(/^Enter the password/)).toBeNull();
});

/** Adding the first passkey also creates recovery codes. */
export const AddingAPasskey = plays(async ({ canvas }) => {
  fakePasskeys();
  await press(canvas, 'Add a passkey');
  await userEvent.type(await (await dialog()).findByLabelText('Name'), 'Work laptop');
  await userEvent.type((await dialog()).getByLabelText(/^Password/), 'northfield');
  await press(await dialog(), 'Add passkey');
  await expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
});

/** The user cancels the browser's passkey dialog. */
export const NoPasskeyMade = plays(async ({ canvas }) => {
  fakePasskeys(false);
  await confirm(canvas, 'Add a passkey', 'Add passkey');
  await shows(await dialog(), /^No passkey was added\. Try again/);
});

/** The agent requires a second step from this sub-account. Passkeys do not work at this address. */
export const Required: Story = {
  args: { user: people.subWithAll },
  beforeEach: answers(
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
    await shows(canvas, /Your agent requires a second step/);
    await expect(canvas.queryByRole('heading', { name: 'Your users' })).toBeNull();
  },
};

/** Home office that acts for an agent sees no sign-in settings. */
export const Acting = plays({ args: { user: people.homeOfficeAsAgent } }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Only the agent can change this' }),
  ).toBeVisible();
});

/** The carrier does not offer these calls. */
export const NotOffered: Story = {
  beforeEach: answers(mockFailure(getSecondStep, 404), mockFailure(getPassword, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not offered here' })).toBeVisible();
  },
};

export const Phone = onPhone(TurnedOn);

export const PhoneSettingUp = onPhone(SettingUpAnApp);

const states = statesOf({
  reads: ['getSecondStep', 'getPassword'],
  content: (page) => page.queryByText(/You log in with your password alone/),
});
export const Loading = states.loading;
export const Failed = states.failed;
