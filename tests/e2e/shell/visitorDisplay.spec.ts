import { expect, test } from '@playwright/test';
import { drawn, expectAccessible, watchConsole } from '../support.ts';

test('a visitor opens the display settings in the footer, and the browser keeps them @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/home');
  await drawn(page);
  const opener = page.getByRole('button', { name: 'Display' });
  // The footer loads when it is near, and replaces its empty place.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(opener).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Display' });
  await dialog.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});
