import { expect, test } from '@playwright/test';
import { settled, signIn, switchOff, watchConsole } from '../support.ts';

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

test('a switch of audience that fails ends on the error page', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  let switches = 0;
  await page.route(/\/profile\/pinglogin/, (route) => {
    switches += 1;
    return route.fulfill({ status: 303, headers: { Location: '/account-settings/profile' } });
  });
  await page.goto('/account-settings/profile');
  await expect(page).toHaveURL('/error');
  expect(switches).toBe(2);
});

test('with left_nav off the navigation is at the top, without account settings, and Help is the carrier’s page', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await switchOff(page, 'left_nav');
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Pending', 'Active', 'Terminated']);
  await links.nth(2).click();
  await expect(page).toHaveURL('/active-v2');
  await expect(links.nth(2)).toHaveAttribute('aria-current');
  await links.first().click();
  await links.filter({ hasText: 'Claims' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims');
  await expect(links).toHaveText(['Home']);
  await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toHaveText('Help');
  await expect(page.getByRole('menuitem', { name: 'Alerts' })).toHaveCount(0);
  await entries.first().click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  expect(complaints).toEqual([]);
  await page.goto('/account-settings/help');
  await expect(page).toHaveURL('/error?because=off');
});
