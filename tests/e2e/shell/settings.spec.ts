import { expect, test } from '@playwright/test';
import { signIn } from '../support.ts';

test('account settings switch the audience of the session without a password @main', async ({
  page,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('login')) logins.push(`${pathname} ${searchParams.get('returnurl')}`);
  });
  await signIn(page, 'agent', '/home');
  logins.length = 0;

  await page.goto('/account-settings');
  await expect(page).toHaveURL('/account-settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');

  // Any number of switches is allowed: a page that was reached is no loop.
  for (const [tab, address] of [
    ['Alerts', '/account-settings/alerts'],
    ['Profile', '/account-settings/profile'],
    ['Help', '/account-settings/help'],
    ['Profile', '/account-settings/profile'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Account settings' }).getByText(tab).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab);
  }
  expect(logins).toEqual([
    '/profile/pinglogin /account-settings/profile',
    '/auth/login /account-settings/alerts',
    '/profile/pinglogin /account-settings/profile',
    '/auth/login /account-settings/help',
    '/profile/pinglogin /account-settings/profile',
  ]);
});
