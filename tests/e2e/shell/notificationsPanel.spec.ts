import { expect, type Page, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

/** Pixels from the middle of the bell to the edge of the panel [S9]. */
async function offsetOf(page: Page): Promise<number> {
  const bell = await page.locator('.frame-bell button').boundingBox();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const panel = await dialog.locator('..').boundingBox();
  if (!bell || !panel) return Number.NaN;
  return Math.round(panel.y - (bell.y + bell.height / 2));
}

for (const [width, offset] of [
  [1700, 46],
  [1640, 46],
  [1639, 38],
] as const) {
  test(`at ${width} px the panel stands ${offset} px below the bell, scrolled or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, 'agent');
    await settled(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect.poll(() => offsetOf(page)).toBe(offset);
    await page.evaluate(() => scrollTo(0, 240));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
    await expect.poll(() => offsetOf(page)).toBe(offset);
  });
}
