import { expect, type Page, test } from '@playwright/test';
import { actAs, signIn } from './support.ts';

test.use({ viewport: { width: 390, height: 844 } });

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Each profile mode, whose title stands in the bar [S4], and a page that it opens. */
for (const [account, address] of [
  [undefined, '/home'],
  ['agent', '/my-business'],
  ['sub.all', '/pat'],
  ['sub.pendingactiveterminated', '/pending'],
  ['office', '/home-office-user'],
] as const) {
  test(`the bar of ${account ?? 'a visitor'} fits a phone`, async ({ page }) => {
    if (account) await signIn(page, account, address);
    else await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await excess(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await excess(page)).toBe(0);
  });
}

test('the bars of home office that acts for an agent fit a phone', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto('/my-business');
  await expect(page.getByRole('region', { name: 'Whose view this is' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Logged in as/ })).toBeInViewport({ ratio: 1 });
  expect(await excess(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await excess(page)).toBe(0);
});
