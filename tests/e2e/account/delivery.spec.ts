import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

test('of two saves the later one sees both, and chooses', async ({ page, browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const [tab, account] of [
    [page, 'solo'],
    [other, 'solo'],
  ] as const) {
    await signIn(tab, account, '/account-settings/policy');
    await expect(tab.getByLabel('E-mail')).toBeVisible();
  }
  await expectAccessible(page);
  await other.getByLabel('E-mail').fill('theirs@example.com');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Last saved on .* by /)).toBeVisible();

  await page.getByLabel('E-mail').fill('mine@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('theirs@example.com');
  await expect(conflict).toContainText('mine@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('mine@example.com');

  await page.getByLabel('Access code').fill('Open42');
  await page.getByRole('navigation', { name: 'Account Settings' }).getByText('Help').click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Access code')).toHaveValue('Open42');
  await context.close();
});

test('worksite business alone is refused, and sub-accounts are not', async ({ page }) => {
  await signIn(page, 'worksite', '/account-settings/policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unauthorized.');
  await signIn(page, 'sub.none', '/account-settings/policy');
  await expect(page.getByLabel('Access code')).toBeVisible();
});
