import { readDisplay } from '@agent-portal/data/display/display';
import { expect, test } from '@playwright/test';
import { layoutProblems } from '../layoutProblems.ts';
import { agentsPages, openPage } from '../sitemap.ts';
import { drawn, expectAccessible, signIn, watchConsole } from '../support.ts';

test.afterEach(async ({ page }) => {
  // Other tests of the same account expect the usual size.
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === '__Host-csrf')?.value ?? '';
  const answer = await page.request.post('/API/UserData/Display', {
    data: readDisplay(null),
    headers: { Origin: new URL(page.url()).origin, 'X-CSRF-Token': token },
  });
  expect(answer.status()).toBe(200);
});

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

  await test.step('every page fits a window of 320 px with text of 150 percent', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of Object.values(agentsPages).slice(0, 4)) {
      await openPage(page, address);
      await expect.poll(() => layoutProblems(page), { message: address }).toEqual([]);
    }
  });

  await test.step('another browser of the user gets them', async () => {
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await signIn(elsewhere, 'agent', '/home');
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.close();
  });
  expect(complaints).toEqual([]);
});
