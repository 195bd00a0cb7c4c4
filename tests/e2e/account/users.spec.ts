import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { actAs, drawn, expectAccessible, signIn } from '../support.ts';

const users = '/account-settings/users';
const password = 'four words in a row';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const successor = (page: Page) =>
  dialog(page).getByRole('combobox', { name: 'Who takes open items after the last day' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/**
 * Invites a new user with one role, and returns the link. Earlier runs have not used the name.
 */
async function invite(
  page: Page,
  firstName: string,
  role = 'Claims',
  end?: { readonly lastDay: string; readonly successor: string },
) {
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  await button(page, 'Invite a user').click();
  await dialog(page).getByLabel('First name').fill(firstName);
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByRole('checkbox', { name: role }).check();
  if (end) {
    const lastDay = dialog(page).getByRole('textbox', { name: 'Last day of access' });
    await lastDay.fill(end.lastDay);
    await lastDay.press('Tab');
    await successor(page).selectOption(end.successor);
    await expectAccessible(page);
  }
  await inDialog(page, 'Send invitation').click();
  await expect(row(page, email)).toContainText('Invited');
  const sent = await page.request.get('/stand-ins/outbox');
  const [, link = ''] =
    new RegExp(`${email}[^]*?href="([^"]*/auth/invitation[^"]*)"`).exec(await sent.text()) ?? [];
  const { pathname, search } = new URL(link);
  return { link: pathname + search, email, name: `${firstName} ${lastName}` };
}

/** Opens the link, chooses the password, and logs in. */
async function enter(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/invitation$/);
  await expectAccessible(page);
  const username = await page.getByLabel('Username').inputValue();
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await button(page, 'Save password').click();
  await expect(page.getByRole('alert')).toContainText('others would guess');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/\/my-business/);
}

test('an invited user chooses a password and has exactly the given roles, until it is suspended @main', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'agent', users);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const { link, email, name } = await invite(page, 'Nora');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const delegate = await context.newPage();
  await enter(delegate, link);

  await delegate.goto('/claims');
  await expect(delegate.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await delegate.goto('/tax-forms');
  await expect(delegate).toHaveURL(/accessRequired/i);
  const status = async (path: string) => (await delegate.request.get(path)).status();
  expect(await status('/API/TaxForms/agents/forms')).toBe(403);
  expect(await status('/API/UserData/SubAccounts')).toBe(403);

  await delegate.goto(link);
  await expect(delegate.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.reload();
  await button(page, `Manage ${name}`).click();
  await inDialog(page, 'Suspend').click();
  await expect(row(page, email)).toContainText('Suspended');
  await delegate.goto('/claims');
  await expect(delegate).toHaveURL(/\/auth\/login/);
  await delegate.getByLabel('Username').fill(email);
  await delegate.getByLabel('Password', { exact: true }).fill(password);
  await button(delegate, 'Log in').click();
  await expect(delegate.getByRole('alert')).toContainText('do not match');
  await context.close();

  await button(page, `Manage ${name}`).click();
  await inDialog(page, 'Remove').click();
  await inDialog(page, `Remove ${name}`).click();
  await expect(row(page, email)).toHaveCount(0);
});

test('the later of two changes sees both versions, and chooses one @main', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, 'agent', users);
  const { name } = await invite(page, 'Omar');
  const other = await context.newPage();
  await other.goto(users);
  await drawn(other);
  for (const tab of [page, other]) await button(tab, `Manage ${name}`).click();
  await dialog(page).getByRole('checkbox', { name: 'List Bill' }).check();
  await inDialog(page, 'Save access').click();
  await expect(dialog(page)).toHaveCount(0);

  await dialog(other).getByRole('checkbox', { name: 'Hierarchy' }).check();
  await inDialog(other, 'Save access').click();
  await expect(dialog(other).getByRole('alert')).toContainText('List Bill; Claims');
  await expect(dialog(other).getByRole('checkbox', { name: 'Hierarchy' })).toBeChecked();
  await expectAccessible(other);
  await inDialog(other, 'Save mine instead').click();
  await expect(dialog(other)).toHaveCount(0);

  await button(other, `Manage ${name}`).click();
  await expect(dialog(other).getByRole('checkbox', { name: 'List Bill' })).not.toBeChecked();
  await inDialog(other, 'Withdraw invitation').click();
  await inDialog(other, 'Withdraw it').click();
  await expect(button(other, `Manage ${name}`)).toHaveCount(0);
});

test('a user is invited with the keyboard alone, and a failure loses no input', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, 'agent', users);
  await drawn(page);
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const email = `pia.${lastName}@example.com`.toLowerCase();
  await page.route('**/API/UserData/SubAccounts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await button(page, 'Invite a user').press('Enter');
  await dialog(page).getByLabel('First name').focus();
  for (const text of ['Pia', lastName, email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await dialog(page).getByRole('checkbox', { name: 'Claims' }).press('Space');
  await inDialog(page, 'Send invitation').press('Enter');
  await expect(dialog(page)).toContainText('The invitation was not sent.');
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue(email);
  await expect(dialog(page).getByRole('checkbox', { name: 'Claims' })).toBeChecked();
  await expectAccessible(page);

  await page.unroute('**/API/UserData/SubAccounts');
  await inDialog(page, 'Send invitation').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Invite a user')).toBeFocused();
  await button(page, `Manage Pia ${lastName}`).click();
  await inDialog(page, 'Withdraw invitation').click();
  await inDialog(page, 'Withdraw it').click();
  await expect(button(page, `Manage Pia ${lastName}`)).toHaveCount(0);
});

test('a user with open follow-ups is suspended after the agent chose who takes them', async ({
  page,
  browser,
  baseURL,
}) => {
  const policies = 'Pending, Active, Terminated';
  await signIn(page, 'agent', users);
  const from = await invite(page, 'Fern', policies);
  const to = await invite(page, 'Tara', policies);
  const [giver, successor] = await Promise.all(
    [from, to].map(async ({ link }) => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const user = await context.newPage();
      await enter(user, link);
      return user;
    }),
  );
  if (!giver || !successor) throw new Error('Two users must log in.');
  await giver.goto('/policy/NL0018O0142/details');
  await giver
    .getByRole('button', { name: /^Set a follow-up on / })
    .first()
    .click();
  const editor = giver.getByRole('dialog', { name: /^Follow up: / });
  await editor.getByRole('button', { name: 'In a week' }).click();
  await editor.getByRole('textbox', { name: 'Private note' }).fill('For my eyes only.');
  await editor.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(editor).toBeHidden();
  await expect(giver.getByText('For my eyes only.')).toBeVisible();

  await page.reload();
  await button(page, `Manage ${from.name}`).click();
  await inDialog(page, 'Suspend').click();
  await inDialog(page, `Suspend ${from.name}`).click();
  await expect(dialog(page)).toContainText('Choose who takes over.');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('combobox', { name: /^Who takes the open/ })
    .selectOption(to.name);
  await inDialog(page, `Suspend ${from.name}`).click();
  await expect(dialog(page)).toHaveCount(0);
  await successor.goto('/follow-ups');
  await expect(row(successor, 'NL0018O0142')).toContainText(`Taken over from ${from.name}.`);
  await expect(successor.getByText('For my eyes only.')).toHaveCount(0);
  await successor.goto('/policy/NL0018O0142/details');
  await successor.getByRole('button', { name: /^Delete the follow-up on / }).click();
  await expect(successor.getByRole('button', { name: /^Undo/ })).toBeFocused();

  await page.reload();
  for (const { name } of [to, from]) {
    await button(page, `Manage ${name}`).click();
    await inDialog(page, 'Remove').click();
    await inDialog(page, `Remove ${name}`).click();
    await expect(button(page, `Manage ${name}`)).toHaveCount(0);
  }
  await Promise.all([giver, successor].map((user) => user.context().close()));
});

test('access ends on its last day: a past day is rejected, and an expired user cannot sign in', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'agent', users);
  const colleague = 'sub.pendingactiveterminated@northfield.example';
  const end = { lastDay: '12/15/2026', successor: colleague };
  const { email, name } = await invite(page, 'Ines', 'Claims', end);
  await button(page, `Manage ${name}`).click();
  const lastDay = dialog(page).getByRole('textbox', { name: 'Last day of access' });
  await expect(lastDay).toHaveValue('12/15/2026');
  await expect(successor(page)).toHaveValue(colleague);
  await lastDay.fill('11/17/2026');
  await inDialog(page, 'Save access').click();
  await expect(dialog(page)).toContainText('11/17/2026 is too early.');
  await expect(lastDay).toHaveValue('11/17/2026');
  await expectAccessible(page);
  await lastDay.fill('12/31/2026');
  await inDialog(page, 'Save access').click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, `Manage ${name}`).click();
  await expect(lastDay).toHaveValue('12/31/2026');
  await inDialog(page, 'Withdraw invitation').click();
  await inDialog(page, 'Withdraw it').click();
  await expect(row(page, email)).toHaveCount(0);

  await expect(row(page, 'leo.brandt@example.com')).toContainText('Endedon 10/31/2026');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await other.goto('/auth/login');
  await other.getByLabel('Username').fill('leo.brandt@example.com');
  await other.getByLabel('Password', { exact: true }).fill('northfield');
  await button(other, 'Log in').click();
  await expect(other.getByRole('alert')).toContainText('do not match');
  await context.close();
});

test('home office that acts for an agent manages its users, and the agent’s activity shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'office', '/home-office-user');
  await actAs(page, '4471902');
  await page.goto(users);
  const { email, name } = await invite(page, 'Olga');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const agent = await context.newPage();
  await signIn(agent, 'agent', users);
  await expect(row(agent, email)).toContainText('Invited');
  await agent.goto('/account-settings/activity');
  await expect(row(agent, name).first()).toContainText('Carol Denney, home office');

  await button(page, `Manage ${name}`).click();
  await inDialog(page, 'Withdraw invitation').click();
  await inDialog(page, 'Withdraw it').click();
  await expect(row(page, email)).toHaveCount(0);
  await context.close();
});
