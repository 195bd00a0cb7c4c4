import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { drawn, expectAccessible, signIn, signOut } from '../support.ts';

const security = '/account-settings/security';
const first = 'four words in a row';
const second = 'another four words';
const third = 'and again four words';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** The newest link to an address. */
async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const sent = await (await page.request.get('/stand-ins/outbox')).text();
  const article = sent
    .split('<article')
    .find((one) => one.includes(`<dd>${email}</dd>`) && one.includes(path));
  const [, link = ''] = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(article ?? '') ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Invites a user, who chooses the first password. @returns the user name */
async function addUser(page: Page): Promise<string> {
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const email = `ada.${lastName}@example.com`.toLowerCase();
  await signIn(page, 'agent', '/account-settings/users');
  await button(page, 'Invite a user').click();
  await dialog(page).getByLabel('First name').fill('Ada');
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByRole('checkbox', { name: 'Claims' }).check();
  await dialog(page).getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  await signOut(page);
  await page.goto(await linkTo(page, email, '/auth/invitation'));
  await page.getByLabel('Password', { exact: true }).fill(first);
  await button(page, 'Save password').click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  return email;
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`/auth/login?returnurl=${encodeURIComponent(security)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

test('a user who forgot the password chooses a new one by a link that works once @main', async ({
  page,
}) => {
  const email = await addUser(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await page.getByLabel('Username').fill(email);
  await button(page, 'Send link').click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await expectAccessible(page);

  const link = await linkTo(page, email, '/auth/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await expect(page.getByLabel('Username')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await button(page, 'Save password').click();
  await expect(page.getByRole('alert')).toContainText('others would guess');
  await page.getByLabel('Password', { exact: true }).fill(second);
  await button(page, 'Save password').click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, email, first);
  await expect(page.getByRole('alert')).toContainText('do not match');
  await logIn(page, email, second);
  await expect(page).toHaveURL(new RegExp(`${security}$`));
});

test('a user changes the password, stays logged in, and is logged out elsewhere @main', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await addUser(page);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await logIn(other, email, first);
  await logIn(page, email, first);
  await drawn(page);
  await button(page, 'Change password').click();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/^Current password/)
    .fill('not it');
  await dialog(page)
    .getByLabel(/^New password/)
    .fill(third);
  await button(page, 'Save password').click();
  await expect(dialog(page).getByText('Current password is incorrect.')).toBeVisible();
  await dialog(page)
    .getByLabel(/^Current password/)
    .fill(first);
  await button(page, 'Save password').click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/account-settings/activity');
  await expect(page.getByRole('row').filter({ hasText: 'Changed the password' })).toHaveCount(1);
  await other.goto(security);
  await expect(other).toHaveURL(/\/auth\/login/);
  await context.close();
  await signOut(page);
  await logIn(page, email, third);
  await expect(page).toHaveURL(new RegExp(`${security}$`));
});
