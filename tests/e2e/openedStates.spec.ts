import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, rowsOf, settled, signIn } from './support.ts';

/** What opens on /pending: at which widths, how, and what is there once it is open. */
type Opened = readonly [
  name: string,
  widths: readonly number[],
  open: (page: Page) => Promise<void>,
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const opened: readonly Opened[] = [
  [
    'the profile menu',
    [1440, 390],
    async (page) => {
      await press(page, / account$/);
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    },
  ],
  [
    'the notifications panel',
    [1440, 390],
    async (page) => {
      await press(page, /^Notifications/);
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    },
  ],
  [
    'the palette with results',
    [1440, 390],
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('pending');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'an opened row',
    [900, 390],
    async (page) => {
      const row = rowsOf(page).first();
      await row.locator('[data-part="expander"]').click();
      await expect(row.locator('[data-part="expander"]')).toHaveAttribute('aria-expanded', 'true');
    },
  ],
  [
    'the filter sheet',
    [390],
    async (page) => {
      await press(page, /^Filter$/);
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
    },
  ],
  [
    'the navigation drawer',
    [390],
    async (page) => {
      await press(page, 'Open navigation');
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    },
  ],
];

for (const [name, widths, open] of opened) {
  for (const width of widths) {
    test(`${name} has no violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'agent');
      await settled(page);
      await open(page);
      await expectAccessible(page);
    });
  }
}
