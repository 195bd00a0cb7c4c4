import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, drawn, expectAccessible, signIn } from '../support.ts';

const activity = '/account-settings/activity';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = (page: Page) => page.getByRole('dialog');
const sessions = (page: Page) => page.getByRole('list', { name: 'Open sessions' });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

/** A second browser, signed in. */
async function another(browser: Browser, baseURL: string | undefined, account: string, to: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await signIn(page, account, to);
  await drawn(page);
  return page;
}

test('an agent ends a session of its sub-account, which sees the login page and the reason @main', async ({
  page,
  browser,
  baseURL,
}) => {
  const delegate = await another(browser, baseURL, 'sub.claims', '/claims');
  await signIn(page, 'agent', activity);
  await expect(sessions(page).getByText('This session')).toBeVisible();
  await expectAccessible(page);
  const end = button(page, /^End session: .*Sam Claims$/).first();

  await page.route('**/API/UserData/Sessions/*', (route) => route.fulfill({ status: 500 }));
  await end.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'End session', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('No session was ended.');
  await expectAccessible(page);
  await page.unroute('**/API/UserData/Sessions/*');
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();

  const open = await sessions(page).getByRole('listitem').count();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'End session', exact: true }).click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(open - 1);
  await expect(rows(page).nth(1)).toContainText('Ended an open session');
  await expect(rows(page).nth(1)).toContainText('Sam Claims');

  await delegate.getByLabel('Policy Number').fill('NL');
  await button(delegate, 'Search').click();
  await expect(delegate).toHaveURL(/\/auth\/login\?returnurl=/);
  await expect(delegate.getByText('Your session was ended from Account activity.')).toBeVisible();
  await expectAccessible(delegate);
  await delegate.getByLabel('Username').fill('sub.claims@northfield.example');
  await delegate.getByLabel('Password', { exact: true }).fill('northfield');
  await button(delegate, 'Log in').click();
  await expect(delegate).toHaveURL(/\/claims/);
  await delegate.context().close();
});

test('ending all other sessions keeps this one and that of home office, and home office can end none', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const phone = await another(browser, baseURL, 'agent', '/my-business');
  const office = await another(browser, baseURL, 'office', '/home-office-user');
  await actAs(office, '4471902');
  await signIn(page, 'agent', activity);
  await button(page, 'End all others').click();
  await expect(dialog(page)).toContainText('This session stays open.');
  await expectAccessible(page);
  await button(page, 'End them').click();
  await expect(button(page, /^End /)).toHaveCount(0);
  await expect(sessions(page).getByText('This session')).toBeVisible();
  await expect(sessions(page).getByText('Home office acts for you').first()).toBeVisible();

  await phone.goto('/my-business');
  await expect(phone).toHaveURL(/\/auth\/login\?returnurl=%2Fmy-business/);
  await expect(phone.getByText('Your session was ended from Account activity.')).toBeVisible();
  await office.goto(activity);
  await expect(sessions(office).getByText('This session')).toBeVisible();
  await expect(button(office, /^End /)).toHaveCount(0);
  await phone.context().close();
  await office.context().close();
});
