import { expect, type Page, test } from '@playwright/test';
import { button, expectAccessible, logIn, signIn, signOut } from '../support.ts';
import { choosePassword, invite, linkTo } from './invite.ts';

const security = '/account-settings/security';
const first = 'four words in a row';
const second = 'another four words';

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
