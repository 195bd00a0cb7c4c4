import { expect, test } from '@playwright/test';
import { actAs, drawn, expectAccessible, settled, signIn } from '../support.ts';

for (const account of ['agent', 'sso', 'worksite', 'individual', 'historical', 'sub.none']) {
  test(`${account} reads the profile and cannot change it`, async ({ page }) => {
    await signIn(page, account, '/account-settings/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await settled(page);
    await expect(page.getByText('National producer number')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Region' })).toBeVisible();
    await expect(page.locator('#main').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('home office that acts for an agent has no profile', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto('/account-settings/profile');
  await expect(page).toHaveURL(/\/error/);
});

test('on a phone of 320 px the profile fits @main', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'sso', '/account-settings/profile');
  await drawn(page);
  await expect(page.getByRole('heading', { name: 'Region' })).toBeVisible();
  const fits = await page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
  expect(fits).toBe(true);
});
