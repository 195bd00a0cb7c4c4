import { expect, type Page, test } from '@playwright/test';
import { button, dialog, drawn, expectAccessible, logIn, signIn } from '../support.ts';

const activity = '/account-settings/activity';

const sessions = (page: Page) => page.getByRole('list', { name: 'Open sessions' });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('an agent ends a session of its sub-account, which sees the login page and the reason', async ({
  page,
  browser,
}) => {
  const delegate = await browser.newPage();
  await signIn(delegate, 'sub.claims', '/claims');
  await drawn(delegate);
  await signIn(page, 'agent', activity);
  await expect(sessions(page).getByText('This session')).toBeVisible();
  await expectAccessible(page);
  const end = page.getByRole('button', { name: /^End session: .*Sam Claims$/ }).first();
  const open = await sessions(page).getByRole('listitem').count();
  await end.click();
  await button(dialog(page), 'End session').click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(open - 1);
  await expect(rows(page).nth(1)).toContainText('Ended an open session');
  await expect(rows(page).nth(1)).toContainText('Sam Claims');

  await delegate.getByLabel('Policy Number').fill('NL');
  await button(delegate, 'Search').click();
  await expect(delegate).toHaveURL(/\/auth\/login\?returnurl=/);
  await expect(delegate.getByText('Your session was ended from Account activity.')).toBeVisible();
  await expectAccessible(delegate);
  await logIn(delegate, 'sub.claims@northfield.example');
  await expect(delegate).toHaveURL(/\/claims/);
  await delegate.close();
});
