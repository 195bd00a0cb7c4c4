import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { changePassword, getPassword } from '@agent-portal/data/password/contract';
import { passwords } from '@agent-portal/data/password/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const handle = {
  id: 'security',
  title: 'Security',
  layout: 'navigation',
  trail: [],
} as const;

const meta = {
  title: 'Pages/Account settings/Password',
  component: StoryFrame,
  args: { address: '/account-settings/security', handle, children: <SecurityPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dialog = async () => within(await screen.findByRole('dialog'));

/** Types both passwords into the dialog, and sends them. */
async function changeTo(canvas: Canvas, newPassword: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
  const current = await (await dialog()).findByLabelText(/^Current password/);
  await expect(current).toBeRequired();
  await userEvent.type(current, 'northfield');
  await userEvent.type((await dialog()).getByLabelText(/^New password/), newPassword);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save password' }));
}

/** The password is changed, and the dialog closes. */
export const ChangingThePassword: Story = {
  play: async ({ canvas }) => {
    await changeTo(canvas, 'four words in a row');
    await expect(await screen.findByText('Your password is changed')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A short password is not sent: the field says what it needs. */
export const ShortPassword: Story = {
  play: async ({ canvas }) => {
    await changeTo(canvas, 'short');
    await expect(await (await dialog()).findByText('Use at least 8 characters.')).toBeVisible();
    await expect((await dialog()).getByLabelText(/^New password/)).toHaveFocus();
  },
};

/** The carrier rejects both passwords, each at its field. The typed values stay. */
export const RejectedPasswords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
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
    await expect(await (await dialog()).findByText('Current password is incorrect.')).toBeVisible();
    await expect((await dialog()).getByText(/^New password is one of the first/)).toBeVisible();
    await expect((await dialog()).getByLabelText(/^Current password/)).toHaveFocus();
    await expect((await dialog()).getByLabelText(/^New password/)).toHaveValue('password1');
  },
};

/** When the change fails, the dialog says so. */
export const PasswordNotChanged: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(changePassword, 500)),
  play: async ({ canvas }) => {
    await changeTo(canvas, 'four words in a row');
    await expect(await (await dialog()).findByText(/The password was not changed/)).toBeVisible();
  },
};

/** A user of single sign-on changes the password there. */
export const SingleSignOnPassword: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getPassword, passwords.singleSignOn)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You log in with single sign-on/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
};

/** The password of a demonstration account is public. */
export const DemonstrationPassword: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getPassword, passwords.demonstration)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The password of a demonstration account cannot be changed.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
};

/** The carrier does not offer a change of the password: its card is left out. */
export const WithoutPassword: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPassword, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Password' })).toBeNull();
  },
};

/** Only this card fails. The second step still shows. */
export const PasswordFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPassword, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
  },
};

export const PhonePassword: Story = {
  ...RejectedPasswords,
  globals: { viewport: { value: 'phone' } },
};
