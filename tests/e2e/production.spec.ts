import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  follow,
  rowsOf,
  settled,
  signIn,
  switchOff,
  watchConsole,
} from './support.ts';

const individual = '/production-credit/individual';
const worksite = '/production-credit/worksite';

/** The sheets of a downloaded workbook, as texts. */
async function downloaded(page: Page, button: string, choice?: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  if (choice) await page.getByRole('menuitem', { name: choice }).click();
  const download = await started;
  const { rows, about } = await readWorkbook(
    new Blob([await readFile(await download.path())]).stream(),
  );
  const textsOf = (sheet: typeof rows) => sheet.map((row) => row.map(({ value }) => value));
  return { name: download.suggestedFilename(), rows: textsOf(rows), about: textsOf(about) };
}

const agentsOf = (page: Page) => page.getByRole('rowheader').locator('a');

/** The figure of the card above the rows, in cents. */
async function figure(page: Page, name: string): Promise<number> {
  const text = await page.locator('dl div', { hasText: name }).locator('dd').first().textContent();
  return cents(text);
}

const cents = (text: string | null) =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

/** The amounts of a column of the table in cents, the total last. */
async function amounts(page: Page, column: string): Promise<number[]> {
  const cells = page.locator(`tbody td[data-column="${column}"], tfoot [data-column="${column}"]`);
  return (await cells.allTextContents()).map(cents);
}

test('a user drills down agent by agent, and a trail leads back up @main', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', `${individual}/downline`);
  await settled(page);
  await expectAccessible(page);
  const whole = await figure(page, 'Production credit');
  const column = await amounts(page, 'productionCredit');
  expect(column.pop()).toBe(whole);
  expect(column.reduce((sum, amount) => sum + amount, 0)).toBe(whole);

  const row = rowsOf(page).filter({ hasText: 'Reyes, Marco' });
  const ofMarco = cents(await row.locator('[data-column="productionCredit"]').textContent());
  await agentsOf(page).filter({ hasText: 'Reyes, Marco' }).click();
  await expect(page).toHaveURL(/downline\?viewAs=4473310$/);
  await expect(page.getByText(/^You see the business of Reyes, Marco and downline/)).toBeVisible();
  await expect.poll(() => figure(page, 'Production credit')).toBe(ofMarco);
  await agentsOf(page).filter({ hasText: 'Raman, Priya' }).click();
  await expect(page).toHaveURL(/viewAs=4473322$/);
  const trail = page.getByRole('navigation', { name: 'Downline' });
  await expect(trail.getByRole('listitem')).toHaveText([
    'All of my business',
    'Whitfield, Dana',
    'Reyes, Marco',
    'Raman, Priya',
  ]);
  await trail.getByRole('link', { name: 'Reyes, Marco' }).click();
  await expect.poll(() => figure(page, 'Production credit')).toBe(ofMarco);
  await page.goBack();
  await expect(page).toHaveURL(/viewAs=4473322$/);
  await trail.getByRole('link', { name: 'All of my business' }).click();
  await expect(page).toHaveURL(/downline$/);
  await expect.poll(() => figure(page, 'Production credit')).toBe(whole);
  expect(complaints).toEqual([]);
});

test('all screens of a branch have the same total, and so do their exports @main', async ({
  page,
}) => {
  await signIn(page, 'agent', `${individual}/downline`);
  await settled(page);
  const whole = await figure(page, 'Production credit');
  const agents = await downloaded(page, 'Export', 'Downline');
  expect(agents.name).toBe('ProductionCredit-Individual-Summary-11-18-2026.xlsx');
  const shown = await rowsOf(page).locator('th').allTextContents();
  const named = shown.map((text) =>
    text.replace(/ own production$/, '').replace(/ (?=\d{7})/, ' - '),
  );
  expect(new Set(agents.rows.slice(1).map(([agent]) => agent))).toEqual(new Set(named));
  expect(agents.rows).toHaveLength(named.length + 1);
  for (const grouping of ['Agent', 'Market code', 'Line of business', 'Product']) {
    const { rows } = await downloaded(page, 'Export', `By ${grouping.toLowerCase()}`);
    expect(rows[0]?.[0]).toBe(grouping);
    expect(rows.slice(1).reduce((sum, row) => sum + cents(row[5] ?? ''), 0)).toBe(whole);
  }
  const tabs = page.getByRole('navigation', { name: 'Individual production' });
  await tabs.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  const lines = rowsOf(page).filter({ has: page.getByRole('button', { name: /^Show/ }) });
  const credits = lines.locator('[data-column="productionCredit"]');
  const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + cents(text), 0);
  // The previous screen stays until the rows are loaded.
  await expect.poll(async () => sumOf(await credits.allTextContents())).toBe(whole);
  expect(await figure(page, 'Production credit')).toBe(whole);

  await tabs.getByRole('link', { name: 'Policy Detail' }).click();
  await expect.poll(async () => (await amounts(page, 'productionCredit')).at(-1)).toBe(whole);
  await settled(page);
  const details = await downloaded(page, 'Export to Excel');
  expect(details.name).toBe('ProductionCredit-Individual-PolicyDetails-11-18-2026.xlsx');
  expect(details.rows.slice(1).reduce((sum, row) => sum + cents(row[8] ?? ''), 0)).toBe(whole);
  const numbers = await rowsOf(page).locator('[data-column="policyNumber"]').allTextContents();
  expect(details.rows.slice(1, 11).map(([number]) => number)).toEqual(numbers);
});

test('the filter stays from screen to screen, and transaction dates change with the date', async ({
  page,
}) => {
  await signIn(page, 'agent', `${individual}/downline`);
  await settled(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  for (const label of ['View As', 'Agent', 'Market code', 'Transaction type', 'Line of business']) {
    await expect(panel.getByRole('combobox', { name: label, exact: true })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Date: 01/01/2026 to 11/18/2026', exact: true }).click();
  await expect(panel.getByLabel('Date from', { exact: true })).toHaveValue('01/01/2026');
  await expect(panel.getByLabel('Date to', { exact: true })).toHaveValue('11/18/2026');
  const before = await page.locator('tfoot [data-column="productionCredit"]').textContent();
  await panel.getByLabel('Date from', { exact: true }).fill('01/01/2025');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/fromDate=2025-01-01/);
  await expect(page).toHaveURL(/transactionFromDate=2025-01-01/);
  await expect(page.locator('tfoot [data-column="productionCredit"]')).not.toHaveText(before ?? '');

  const asked = page.waitForRequest(/Individual\/PolicyDetails\?/);
  const tabs = page.getByRole('navigation', { name: 'Individual production' });
  await tabs.getByRole('link', { name: 'Policy Detail' }).click();
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('fromDate')).toBe('01/01/2025');
  expect(searchParams.get('transactionToDate')).toBe('11/18/2026');
  await settled(page);

  // A plain link opens with the last filter.
  await follow(page, '/home');
  await follow(page, `${worksite}/products`);
  await expect(page).toHaveURL(/worksite\/products\?.*fromDate=2025-01-01/);
  await settled(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/worksite\/products$/);
});

test('while the feature is off, the filter is not stored', async ({ page }) => {
  await switchOff(page, 'production_filter_persistence');
  const result = page.locator('[data-part="result"]');
  await signIn(page, 'agent', `${individual}/products?lineOfBusiness=Life`);
  await settled(page);
  await expect(result).toContainText('1 line of business');
  await follow(page, '/home');
  await follow(page, `${individual}/products`);
  await settled(page);
  await expect(page).toHaveURL(/products$/);
  await expect(result).toContainText('3 lines of business');
});

for (const [tab, inner] of [
  ['agent', 'Group'],
  ['group', 'Product'],
  ['products', 'Group'],
] as const) {
  test(`worksite production nests by ${tab}, and each branch adds up`, async ({ page }) => {
    await signIn(page, 'agent', `${worksite}/${tab}`);
    await settled(page);
    const whole = await figure(page, 'Production credit');
    const tops = await amounts(page, 'productionCredit');
    expect(tops.pop()).toBe(whole);
    expect(tops.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
    const first = rowsOf(page).first();
    const ofFirst = cents(await first.locator('[data-column="productionCredit"]').textContent());
    const count = tops.length;
    await first.getByRole('button', { name: /^Show/ }).click();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(count);
    const under = (await rowsOf(page).count()) - count;
    const rows = await amounts(page, 'productionCredit');
    expect(rows.slice(1, under + 1).reduce((sum, amount) => sum + amount, 0)).toBe(ofFirst);
    await expect(page.getByRole('columnheader').first()).toContainText(inner);
    await expectAccessible(page);
  });
}

test('the table sorts within each branch, and the address has the sort', async ({ page }) => {
  await signIn(page, 'agent', `${individual}/products`);
  await settled(page);
  await page.getByRole('columnheader', { name: 'Production credit' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-productionCredit$/);
  const names = page.getByRole('rowheader');
  await expect(names.first()).toContainText('Life');
  await page.getByRole('columnheader', { name: 'Production credit' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=productionCredit$/);
  await expect(names.first()).toContainText('Annuity');
  await page.reload();
  await settled(page);
  await expect(names.first()).toContainText('Annuity');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true });

  for (const address of [
    `${individual}/downline`,
    `${individual}/products`,
    `${individual}/policy-detail`,
    `${worksite}/agent`,
    `${worksite}/policy-detail`,
  ]) {
    test(`${address} fits, and is accessible`, async ({ page }) => {
      await signIn(page, 'agent', address);
      await settled(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  }
});
