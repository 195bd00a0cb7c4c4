import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { changePassword, getPassword } from '@agent-portal/data/password/contract';
import { passwords } from '@agent-portal/data/password/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { SecurityPage } from './SecurityPage.tsx';

export default {
  title: 'Pages/Account settings/Password',
  ...pageMeta('/account-settings/security', <SecurityPage />),
};

const dialog = async () => within(await screen.findByRole('dialog'));

/** Types both passwords into the dialog, and sends them. */
async function changeTo(canvas: Canvas, newPassword: string) {
  await press(canvas, 'Change password');
  const current = await (await dialog()).findByLabelText(/^Current password/);
  await expect(current).toBeRequired();
  await userEvent.type(current, 'northfield');
  await userEvent.type((await dialog()).getByLabelText(/^New password/), newPassword);
  await press(await dialog(), 'Save password');
}

/** The password is changed, and the dialog closes. */
export const ChangingThePassword = plays(async ({ canvas }) => {
  await changeTo(canvas, 'four words in a row');
  await shows(screen, 'Your password is changed');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** A short password is not sent: the field says what it needs. */
export const ShortPassword = plays(async ({ canvas }) => {
  await changeTo(canvas, 'short');
  await shows(await dialog(), 'Use at least 8 characters.');
  await expect((await dialog()).getByLabelText(/^New password/)).toHaveFocus();
});

/** The carrier rejects both passwords, each at its field. The typed values stay. */
export const RejectedPasswords: Story = {
  beforeEach: answers(
    mockFailure(changePassword, 400, [
      { field: 'password', message: 'is incorrect' },
      {
        field: 'newPassword',
        message: 'is one of the first that others would guess. Choose another one',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await changeTo(canvas, 'password1');
    await shows(await dialog(), 'Current password is incorrect.');
    await shows(await dialog(), /^New password is one of the first/);
    await expect((await dialog()).getByLabelText(/^Current password/)).toHaveFocus();
    await expect((await dialog()).getByLabelText(/^New password/)).toHaveValue('password1');
  },
};

/** A user of single sign-on changes the password there. */
export const SingleSignOnPassword: Story = {
  beforeEach: answers(mockEndpoint(getPassword, passwords.singleSignOn)),
  play: async ({ canvas }) => {
    await shows(canvas, /You log in with single sign-on/);
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
};

/** The password of a demonstration account is public. */
export const DemonstrationPassword: Story = {
  beforeEach: answers(mockEndpoint(getPassword, passwords.demonstration)),
  play: async ({ canvas }) => {
    await shows(canvas, 'The password of a demonstration account cannot be changed.');
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
};

/** The carrier does not offer a change of the password: its card is left out. */
export const WithoutPassword = plays(fails('getPassword', 404), async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Password' })).toBeNull();
});

export const PhonePassword = onPhone(RejectedPasswords);
