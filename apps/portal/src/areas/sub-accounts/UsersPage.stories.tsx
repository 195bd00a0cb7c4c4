import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  changeSubAccount,
  getSubAccounts,
  inviteSubAccount,
  removeSubAccount,
} from '@agent-portal/data/sub-accounts/contract';
import { subAccounts } from '@agent-portal/data/sub-accounts/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, rowsOf, shows } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { UsersPage } from './UsersPage.tsx';

export default {
  title: 'Pages/Users',
  ...pageMeta('/account-settings/users', <UsersPage />),
};

const ready = () => waitFor(() => expect(rowsOf('Users').length).toBeGreaterThan(10));

/** Users in every state, with their last change and who made it. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  for (const state of ['Invited', 'Suspended', 'Ended']) await shows(canvas, state);
});

/** An invalid field shows its error, and nothing is sent. */
export const Inviting = plays(async ({ canvas }) => {
  await ready();
  await press(canvas, 'Invite a user');
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['First name', 'Last name', 'E-mail'])
    await expect(dialog.getByRole('textbox', { name })).toBeRequired();
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await userEvent.type(email, 'alexandria.montgomery@northfield.example');
  await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
  await userEvent.clear(email);
  await press(dialog, 'Send invitation');
  await expect(await dialog.findByRole('region', { name: 'There is a problem' })).toHaveTextContent(
    'Enter an e-mail address',
  );
});

export const Managing = plays(async ({ canvas }) => {
  await ready();
  await press(canvas, 'Manage Priya Raman');
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('checkbox', { name: 'Claims' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(dialog.getByText(/open follow-up/)).toHaveTextContent(/^No open follow-ups$/);
});

/** A command does not drop roles that are chosen and not saved: it asks first. */
export const SuspendingWithUnsavedRoles = plays(async (story) => {
  await Managing.play?.(story);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Claims' }));
  await press(dialog, 'Suspend');
  await press(screen, 'Keep editing');
  await expect(dialog.getByRole('checkbox', { name: 'Claims' })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible();
});

const openByRole = [
  { role: 'PendingActiveTerminated' as const, count: 2 },
  { role: 'Claims' as const, count: 1 },
];

/** Priya Raman has open follow-ups. */
const withFollowUps = Array.from(subAccounts.all.subAccounts, (one) =>
  one.firstName === 'Priya' ? { ...one, openFollowUps: 3, openByRole } : one,
);

/** Opens the dialog of Priya Raman, who has open follow-ups. */
async function manage() {
  await ready();
  await press(screen, 'Manage Priya Raman');
  const dialog = within(await screen.findByRole('dialog'));
  await shows(dialog, '3 open follow-ups');
  return dialog;
}

const namesIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A user with open follow-ups is only suspended or removed after another user was chosen to take them. */
export const HandingOver: Story = {
  beforeEach: answers(mockEndpoint(getSubAccounts, { subAccounts: withFollowUps })),
  play: async () => {
    const dialog = await manage();
    await press(dialog, 'Suspend');
    await expect(dialog.getByRole('button', { name: 'Keep the access' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const successor = dialog.getByRole('combobox', { name: /Who takes the 3 open follow-ups/ });
    await press(dialog, 'Suspend Priya Raman');
    await expect(successor).toBeInvalid();
    await expect(successor).toHaveAccessibleDescription(/Choose who takes over/);
    // Not those who may see none of them: Sam Hierarchy, Sam Case Management.
    await expect(namesIn(successor)).toEqual([
      'Dana Whitfield (you)',
      'Sam Claims',
      'Sam Pending Active Terminated',
    ]);
    await userEvent.selectOptions(successor, 'agent');
    await expect(successor).not.toBeInvalid();
    await expect(successor).toHaveAccessibleDescription('Private notes are deleted.');
    await userEvent.selectOptions(successor, 'Sam Claims');
    await expect(successor).toHaveAccessibleDescription(
      /What Sam Claims may not see goes to Dana Whitfield\.$/,
    );
  },
};

/** A message says who got how many follow-ups of a removed user. */
export const Removed = plays({ ...HandingOver }, async ({ msw }) => {
  const answer = {
    ...subAccounts.all,
    handedOver: [
      { name: 'Sam Claims', count: 1 },
      { name: 'Dana Whitfield', count: 2 },
    ],
  };
  msw.use(mockEndpoint(removeSubAccount, answer));
  const dialog = await manage();
  await press(dialog, 'Remove');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sam Claims');
  await press(dialog, 'Remove Priya Raman');
  await shows(
    screen,
    'Priya Raman is removed. 1 follow-up now belongs to Sam Claims, and 2 to Dana Whitfield.',
  );
});

const toDana = mockEndpoint(changeSubAccount, {
  ...subAccounts.all,
  handedOver: [{ name: 'Dana Whitfield', count: 2 }],
});

/** The same after a user was suspended. */
export const Suspended = plays({ ...HandingOver }, async ({ msw }) => {
  msw.use(toDana);
  const dialog = await manage();
  await press(dialog, 'Suspend');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'agent');
  await press(dialog, 'Suspend Priya Raman');
  await shows(screen, 'Priya Raman is suspended. 2 follow-ups now belong to Dana Whitfield.');
});

/** A user who loses the role for policies no longer sees its follow-ups, so another user takes them. */
export const LosingPolicies = plays({ ...HandingOver }, async ({ msw }) => {
  msw.use(toDana);
  const dialog = await manage();
  const click = (name: string) => userEvent.click(dialog.getByRole('checkbox', { name }));
  const successor = () => dialog.queryByRole('combobox', { name: /Who takes the/ });
  await expect(successor()).toBeNull();
  await click('Claims');
  const ofClaims = dialog.getByRole('combobox', { name: /Who takes the open follow-up\?/ });
  await expect(namesIn(ofClaims)).toEqual(['Dana Whitfield (you)', 'Sam Claims']);
  await userEvent.selectOptions(ofClaims, 'Sam Claims');
  await expect(ofClaims).toHaveAccessibleDescription('Private notes are deleted.');
  await click('Claims');
  await click('Pending, Active, Terminated');
  await expect(successor()).toHaveAccessibleName(/Who takes the 2 open follow-ups\?/);
  await press(dialog, 'Save access');
  await expect(await dialog.findByRole('region', { name: 'There is a problem' })).toHaveTextContent(
    'Choose who takes over',
  );
  await expect(successor()).toBeInvalid();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Who takes/ }), 'agent');
  await press(dialog, 'Save access');
  await shows(
    screen,
    'The access of Priya Raman is changed. 2 follow-ups now belong to Dana Whitfield.',
  );
});

/** With a last day, the agent chooses who takes the open items after it. The agent is the default. */
export const SuccessorAfterTheLastDay = plays(async (story) => {
  const sent: unknown[] = [];
  story.msw.use(
    mockEndpoint(changeSubAccount, async (request) => {
      sent.push(((await request.json()) as { takesOver?: string }).takesOver);
      return subAccounts.all;
    }),
  );
  await Managing.play?.(story);
  const dialog = within(await screen.findByRole('dialog'));
  const name = { name: 'Who takes open items after the last day' };
  await expect(dialog.queryByRole('combobox', name)).toBeNull();
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Last day of access' }),
    '12/31/2026{Tab}',
  );
  const successor = await dialog.findByRole('combobox', name);
  await expect(successor).toHaveValue('agent');
  const other = 'sub.pendingactiveterminated@northfield.example';
  await userEvent.selectOptions(successor, other);
  await expect(successor).toHaveAccessibleDescription(
    /What Sam Pending Active Terminated may not see goes to Dana Whitfield\.$/,
  );
  await press(dialog, 'Save access');
  await waitFor(() => expect(sent).toEqual([other]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** An invitation with a last day has the same choice. Without a last day there is nothing to choose. */
export const SuccessorOfAnInvitation = plays(async ({ canvas, msw }) => {
  const sent: unknown[] = [];
  msw.use(
    mockEndpoint(inviteSubAccount, async (request) => {
      sent.push(((await request.json()) as { takesOver?: string }).takesOver);
      return subAccounts.all;
    }),
  );
  await ready();
  await press(canvas, 'Invite a user');
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: string, text: string) =>
    userEvent.type(dialog.getByRole('textbox', { name }), text);
  await type('First name', 'Nora');
  await type('Last name', 'Quill');
  await type('E-mail', 'nora.quill@example.com');
  const name = { name: 'Who takes open items after the last day' };
  await expect(dialog.queryByRole('combobox', name)).toBeNull();
  await type('Last day of access', '12/31/2026{Tab}');
  const successor = await dialog.findByRole('combobox', name);
  await expect(successor).toHaveValue('agent');
  const other = 'sub.pendingactiveterminated@northfield.example';
  await userEvent.selectOptions(successor, other);
  await press(dialog, 'Send invitation');
  await waitFor(() => expect(sent).toEqual([other]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const HandingOverOnPhone = onPhone(HandingOver);

const secured = Array.from(subAccounts.all.subAccounts, (one, at) => ({
  ...one,
  hasSecondStep: at % 2 === 0 || one.firstName === 'Priya',
}));

/** Users with a second step are marked. The agent can reset it after a phone is lost. */
export const SecondStep: Story = {
  beforeEach: answers(mockEndpoint(getSubAccounts, { subAccounts: secured })),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.getAllByText('Second step on').length).toBeGreaterThan(3);
    await press(canvas, 'Manage Priya Raman');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Reset second step' })).toBeVisible();
  },
};

/** A failed change keeps the choices in the form. */
export const NotSaved = plays(fails('changeSubAccount', 500), async (story) => {
  await Managing.play?.(story);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Claims' }));
  await press(dialog, 'Save access');
  await shows(dialog, /The access was not changed/);
  await expect(dialog.getByRole('checkbox', { name: 'Claims' })).not.toBeChecked();
});

/** The carrier does not offer these calls. */
export const ManagedElsewhere = plays(fails('getSubAccounts', 404), async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Users are managed elsewhere' }),
  ).toBeVisible();
});

const states = statesOf({
  reads: ['getSubAccounts'],
  content: () => rowsOf('Users')[0],
  none: [mockEndpoint(getSubAccounts, { subAccounts: [] })],
  empty: ['No users yet.'],
});
export const Empty = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
