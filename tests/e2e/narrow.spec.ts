import { expect, type Page, test } from '@playwright/test';
import { actAs, drawn, signIn } from './support.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A new width is laid out, and may move parts, a frame or two after it was set. */
const expectNoExcess = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0);

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
    await drawn(page);
    await expectNoExcess(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoExcess(page);
  });
}

test('the bars of home office that acts for an agent fit a phone', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto('/my-business');
  await expect(page.getByRole('region', { name: 'Whose view this is' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Logged in as/ })).toBeInViewport({ ratio: 1 });
  await expectNoExcess(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoExcess(page);
});
