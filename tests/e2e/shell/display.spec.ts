import { readDisplay } from '@agent-portal/data/display/display';
import { expect, test } from '@playwright/test';
import { drawn, expectAccessible, send, signIn, watchConsole } from '../support.ts';

// Other tests of the same account expect the usual size.
test.afterEach(({ page }) => send(page, '/API/UserData/Display', readDisplay(null)));

test('display settings apply before the first paint, in other tabs and other browsers @main', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/home');
  await drawn(page);
  const other = await page.context().newPage();
  await other.goto('/pat');
  await drawn(other);

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: /account$/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Display' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await dialog.getByRole('radio', { name: '150%' }).press('Space');
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/API/UserData/Display') &&
        Boolean(response.request().postData()?.includes('"dark"')),
    );
    await dialog.getByRole('radio', { name: 'Dark' }).press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    expect((await saved).status()).toBe(200);
  });

  await test.step('another tab follows', async () => {
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-text-size', '150');
  });

  await test.step('the document has them before the code of the portal runs', async () => {
    await other.route('**/assets/*.js', (route) => route.abort());
    await other.goto('/home', { waitUntil: 'commit' });
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.close();
  });

  await test.step('another browser of the user gets them', async () => {
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, 'agent', '/home');
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
    await elsewhere.close();
  });
  expect(complaints).toEqual([]);
});
