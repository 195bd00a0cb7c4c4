import { expect, type Page, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

/** Pixels from the center of the bell to the edge of the panel [S9]. */
async function offsetOf(page: Page): Promise<number> {
  const bell = await page.getByRole('button', { name: /^Notifications/ }).boundingBox();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const panel = await dialog.locator('..').boundingBox();
  if (!bell || !panel) return Number.NaN;
  return Math.round(panel.y - (bell.y + bell.height / 2));
}

for (const [width, offset] of [
  [1640, 46],
  [1639, 38],
] as const) {
  test(`at ${width} px the panel is ${offset} px below the bell, scrolled or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, 'agent', '/pending?pageSize=50');
    await settled(page);
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    for (const scroll of [0, 240]) {
      await page.evaluate((top) => scrollTo(0, top), scroll);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(panel).toBeVisible();
      await expect.poll(() => offsetOf(page)).toBe(offset);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
  });
}

test('a notification that was read in one browser is read in another, and after the next login @main', async ({
  page,
  browser,
}) => {
  const bell = (on: Page) => on.getByRole('button', { name: /^Notifications/ });
  await signIn(page, 'sub.listbill', '/home');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const maintenance = panel.getByRole('listitem').filter({ hasText: 'Portal maintenance' });
  await expect(maintenance).toBeVisible();
  // An interrupted run may have left all of them read.
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  await expect(panel.getByText(/unread$|^No unread/)).toBeVisible();
  if (await markAll.isVisible()) {
    await expect(maintenance.getByText('New', { exact: true })).toBeVisible();
    await markAll.click();
  }
  await expect(panel.getByText('No unread notifications')).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, 'sub.listbill', '/home');
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await bell(other).click();
  await expect(other.getByText('No unread notifications')).toBeVisible();
  await other.close();
});
