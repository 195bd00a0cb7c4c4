import { expect, type Page, test } from '@playwright/test';
import { drawn, expectAccessible, rowsOf, signIn } from './support.ts';

/** A part of a page that opens: at which widths, how, and an element that shows when it is open. */
type Opened = readonly [
  name: string,
  widths: readonly number[],
  open: (page: Page) => Promise<void>,
  /** The address of the page. @default '/pending' */
  address?: string,
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const filter = async (page: Page) => {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
};

/** Presses a button of the page that opens a dialog. */
const asks = (button: string | RegExp) => async (page: Page) => {
  await page.locator('#main').getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
};

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
    'the notifications panel with an opened entry',
    [1440, 390],
    async (page) => {
      await press(page, /^Notifications/);
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0);
      await panel.getByRole('listitem').first().click();
      await expect(panel.locator('details[open] [data-part="message"]')).toBeVisible();
    },
  ],
  [
    'the menu of a policy',
    [1440, 390],
    async (page) => {
      await press(page, 'More commands');
      await expect(page.getByRole('menuitem', { name: 'Policy PDF' })).toBeVisible();
    },
    '/policy/NL0018O0142/details',
  ],
  [
    'the correction of an address',
    [1440, 390],
    asks('Correct address'),
    '/case-management/E-NL0020C9248',
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
  [
    'the options of a filter',
    [1440],
    async (page) => {
      await filter(page);
      await page.getByRole('combobox', { name: 'Primary Insured' }).press('ArrowDown');
      // A native select among the filters has options too, which are hidden.
      const list = page.getByRole('listbox', { name: 'Primary Insured' });
      await expect(list.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the calendar of a filter',
    [1440],
    async (page) => {
      await filter(page);
      await page.getByRole('button', { name: 'Date: Any date' }).click();
      await page.getByRole('button', { name: 'Choose Date from' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  ],
  ['the dialog of a list’s columns', [1440, 390], asks('Columns'), '/pending-v2'],
  [
    'the question before alerts are deleted',
    [1440, 390],
    asks('Delete all preferences'),
    '/account-settings/alerts',
  ],
  ['the invitation of a user', [1440, 390], asks('Invite a user'), '/account-settings/users'],
  ['the dialog of the statement', [1440, 390], asks('Agent statement'), '/commissions'],
];

for (const [name, widths, open, address = '/pending'] of opened) {
  for (const width of widths) {
    test(`${name} has no violation at ${width} px, in light and in dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'agent', address);
      await drawn(page);
      await open(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    });
  }
}
