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

/** The numbers of agents on another line than the dash before them. */
const brokenNumbers = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const places: [Node, number][] = [];
    let text = '';
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility()) continue;
      const part = node.textContent ?? '';
      for (let at = 0; at < part.length; at += 1) places.push([node, at]);
      text += part;
    }
    return [...text.matchAll(/- \d{7}/g)].flatMap(({ 0: found, index }) => {
      const [from, last] = [places[index], places[index + found.length - 1]];
      if (!from || !last) return [];
      const range = document.createRange();
      range.setStart(...from);
      range.setEnd(last[0], last[1] + 1);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [text.slice(index - 20, index + found.length)] : [];
    });
  });

for (const address of [
  '/hierarchy',
  '/pending',
  '/policy/NL0018O0142/details',
  '/production-credit/individual/downline',
  '/production-credit/worksite/agent',
  '/commissions',
])
  test(`every number of an agent is on the line of its dash on ${address}`, async ({ page }) => {
    await signIn(page, 'agent', address);
    await drawn(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(/- \d{7}/);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => brokenNumbers(page), { message: `at ${width} px` }).toEqual([]);
    }
  });

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
