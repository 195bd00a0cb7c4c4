import { expect, type Page, test } from '@playwright/test';
import { button, dialog, drawn, expectAccessible, logIn, signIn } from '../support.ts';
import { choosePassword, invite } from './invite.ts';

const users = '/account-settings/users';
const password = 'four words in a row';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an invited user chooses a password and has exactly the given roles, until it is suspended @main', async ({
  page,
  browser,
}) => {
  await signIn(page, 'agent', users);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const { link, email, name } = await invite(page, 'Nora');
  const delegate = await browser.newPage();
  await delegate.goto(link);
  await expect(delegate).toHaveURL(/\/auth\/invitation$/);
  await expect(delegate.getByLabel('Username')).toHaveValue(email);
  await expectAccessible(delegate);
  await choosePassword(delegate, 'password1');
  await expect(delegate.getByRole('alert')).toContainText('others would guess');
  await choosePassword(delegate, password);
  await delegate.getByRole('link', { name: 'Log in' }).click();
  await logIn(delegate, email, password);
  await expect(delegate).toHaveURL(/\/my-business/);

  await delegate.goto('/claims');
  await expect(delegate.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await delegate.goto('/tax-forms');
  await expect(delegate).toHaveURL(/accessRequired/i);
  expect((await delegate.request.get('/API/TaxForms/agents/forms')).status()).toBe(403);
  await delegate.goto(link);
  await expect(delegate.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.reload();
  await button(page, `Manage ${name}`).click();
  await button(dialog(page), 'Suspend').click();
  await expect(row(page, email)).toContainText('Suspended');
  await delegate.goto('/claims');
  await expect(delegate).toHaveURL(/\/auth\/login/);
  await logIn(delegate, email, password);
  await expect(delegate.getByRole('alert')).toContainText('do not match');
  await delegate.close();

  await button(page, `Manage ${name}`).click();
  await button(dialog(page), 'Remove').click();
  await button(dialog(page), `Remove ${name}`).click();
  await expect(row(page, email)).toHaveCount(0);
});

test('the later of two changes sees both versions, and chooses one', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, 'agent', users);
  const { name } = await invite(page, 'Omar');
  const other = await context.newPage();
  await other.goto(users);
  await drawn(other);
  for (const tab of [page, other]) await button(tab, `Manage ${name}`).click();
  await dialog(page).getByRole('checkbox', { name: 'List Bill' }).check();
  await button(dialog(page), 'Save access').click();
  await expect(dialog(page)).toHaveCount(0);

  await dialog(other).getByRole('checkbox', { name: 'Hierarchy' }).check();
  await button(dialog(other), 'Save access').click();
  await expect(dialog(other).getByRole('alert')).toContainText('List Bill; Claims');
  await expectAccessible(other);
  await button(dialog(other), 'Save mine instead').click();
  await expect(dialog(other)).toHaveCount(0);

  await button(other, `Manage ${name}`).click();
  await expect(dialog(other).getByRole('checkbox', { name: 'List Bill' })).not.toBeChecked();
  await button(dialog(other), 'Withdraw invitation').click();
  await button(dialog(other), 'Withdraw it').click();
  await expect(button(other, `Manage ${name}`)).toHaveCount(0);
});
