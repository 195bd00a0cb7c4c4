import { expect, type Page, test } from '@playwright/test';
import { actAs, requestsSent, mainIf, settled, signIn } from '../support.ts';

/** The element that hides a part of the page with the focus, or nothing. */
interface Stop {
  readonly words: string;
  readonly coveredBy: string | null | undefined;
}

/** The element with the focus, and what covers its center and its corners. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const name = (of: Element) =>
      `${of.tagName} ${of.className} '${(of.getAttribute('aria-label') ?? of.textContent ?? '').trim().slice(0, 40)}'`;
    if (!element || element === document.body) return { words: 'the page', coveredBy: undefined };
    // A control that its label draws is as large as the label.
    const part = element.closest('label') ?? element;
    const isFar = (of: Element) => getComputedStyle(of).clipPath !== 'none';
    if (isFar(part)) return { words: name(element), coveredBy: undefined };
    const box = [...part.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    const rect = box ?? part.getBoundingClientRect();
    // An element that is higher than the window shows its beginning.
    const top = Math.max(rect.top, 0);
    const bottom = Math.min(rect.bottom, innerHeight);
    const left = Math.max(rect.left, 0);
    const right = Math.min(rect.right, innerWidth);
    const inset = 3;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + inset],
      [(left + right) / 2, bottom - inset],
    ] as const;
    const isOwn = (at: Element | null) => at !== null && (part.contains(at) || at.contains(part));
    const isOutside = rect.bottom <= 0 || rect.top >= innerHeight;
    const cover = points.map(([x, y]) => document.elementFromPoint(x, y)).find((at) => !isOwn(at));
    const isCutAtTop = rect.height < innerHeight / 2 && rect.top < -1;
    return {
      words: name(element),
      coveredBy:
        isOutside || isCutAtTop
          ? `the edge of the window, at ${Math.round(rect.top)}`
          : cover && name(cover),
    };
  });

/** Presses a key until the focus has passed through the page once, and collects covered elements. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const problems: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const { words, coveredBy } = await focused(page);
    if (words === 'the page') break;
    if (coveredBy !== undefined) problems.push(`${words} is under ${coveredBy}`);
  }
  return { problems, stops };
}

const sizes = [
  [1440, 700],
  [390, 844],
] as const;

for (const [width, height] of sizes) {
  test(`the element with the focus is visible at ${width} by ${height}, offline and while acting for an agent${mainIf(width === 390)}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'office', '/home');
    await actAs(page, '4471902');
    await page.goto('/pending');
    await settled(page);
    await requestsSent(page);
    const end = page.getByRole('contentinfo').getByRole('link').last();
    // The footer loads a moment after the page.
    await expect(end).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText('You seem to be offline.', { exact: true })).toBeVisible();
    await expect(page.locator('.frame-acting')).toBeVisible();

    await page.locator('#main').focus();
    const down = await coveredStops(page, 'Tab', 400);
    expect(down.problems).toEqual([]);
    expect(down.stops).toBeGreaterThan(20);

    await end.focus();
    const up = await coveredStops(page, 'Shift+Tab', 400);
    expect(up.problems).toEqual([]);
    expect(up.stops).toBeGreaterThan(20);
    await context.setOffline(false);
  });
}
