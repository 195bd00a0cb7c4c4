import { expect, type Page, test } from '@playwright/test';
import { actAs, drawn, signIn, switchOff } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A new width is laid out, and may move parts, a frame or two later. */
const expectNoExcess = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0);

/** Phones, the narrowest first. */
const widths = [390, 375, 360, 344, 320];

/** No part is cut off, and the buttons for the navigation, the search and the account are on screen. */
async function expectBarFits(page: Page, hasMenu = true): Promise<void> {
  const bar = page.getByRole('banner');
  const parts = [
    ...(hasMenu ? [bar.getByRole('button', { name: 'Open navigation' })] : []),
    bar.getByRole('button', { name: /page$/ }),
    bar.getByRole('button', { name: /^Notifications/ }),
    bar.locator('.frame-profile, .frame-login'),
  ];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoExcess(page);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    // A part that covers another would receive its touch.
    const covered = await bar.evaluate((element) =>
      [...element.querySelectorAll('button, a')].flatMap((part) => {
        const { x, y, width: wide, height: high } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(x + wide / 2, y + high / 2);
        return part.checkVisibility() && wide > 1 && !part.contains(hit) ? [part.outerHTML] : [];
      }),
    );
    expect(covered).toEqual([]);
  }
}

/** Each profile mode, whose title is in the bar [S4], and a page that it opens. */
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
    await expectBarFits(page);
  });
}

for (const account of ['agent', 'sub.all']) {
  test(`with left_nav off the bar of ${account} fits a phone`, async ({ page }) => {
    await switchOff(page, 'left_nav');
    await signIn(page, account, '/pending');
    await drawn(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectBarFits(page, false);
  });
}

test('the bars of home office that acts for an agent fit a phone', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto('/my-business');
  await expect(page.getByRole('region', { name: 'Whose view this is' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Logged in as/ })).toBeInViewport({ ratio: 1 });
  await expectBarFits(page);
});
