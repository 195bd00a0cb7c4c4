import { expect, type Page, test } from '@playwright/test';
import { button, dialog, drawn, expectAccessible, logIn, signIn, signOut } from '../support.ts';
import { choosePassword, invite, linkTo } from './invite.ts';

const security = '/account-settings/security';
const first = 'four words in a row';
const second = 'another four words';
const third = 'and again four words';

/** Invites a user, who chooses the first password. @returns the user name */
async function addUser(page: Page): Promise<string> {
  await signIn(page, 'agent', '/account-settings/users');
  const { email, link } = await invite(page, 'Ada');
  await signOut(page);
  await page.goto(link);
  await choosePassword(page, first);
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  return email;
}

async function openAndLogIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`/auth/login?returnurl=${encodeURIComponent(security)}`);
  await logIn(page, username, password);
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
  await choosePassword(page, 'password1');
  await expect(page.getByRole('alert')).toContainText('others would guess');
  await choosePassword(page, second);
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await openAndLogIn(page, email, first);
  await expect(page.getByRole('alert')).toContainText('do not match');
  await openAndLogIn(page, email, second);
  await expect(page).toHaveURL(new RegExp(`${security}$`));
});

test('a user changes the password, stays logged in, and is logged out elsewhere', async ({
  page,
  browser,
}) => {
  const email = await addUser(page);
  const other = await browser.newPage();
  await openAndLogIn(other, email, first);
  await openAndLogIn(page, email, first);
  await drawn(page);
  await button(page, 'Change password').click();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/^New password/)
    .fill(third);
  await dialog(page)
    .getByLabel(/^Current password/)
    .fill(first);
  await button(page, 'Save password').click();
  await expect(page.getByText('Your password is changed').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/account-settings/activity');
  await expect(page.getByRole('row').filter({ hasText: 'Changed the password' })).toHaveCount(1);
  await other.goto(security);
  await expect(other).toHaveURL(/\/auth\/login/);
  await other.close();
  await signOut(page);
  await openAndLogIn(page, email, third);
  await expect(page).toHaveURL(new RegExp(`${security}$`));
});
