import { expect, type Page, test } from '@playwright/test';
import {
  cents,
  expectAccessible,
  follow,
  rowsOf,
  settled,
  signIn,
  sum,
  switchOff,
  watchConsole,
} from './support.ts';
import { figuresAddress } from './todayQueue.ts';

const individual = '/production-credit/individual';
const worksite = '/production-credit/worksite';

const agentsOf = (page: Page) => page.getByRole('rowheader').locator('a');

/** The figure of the card above the rows, in cents. */
async function figure(page: Page, name: string): Promise<number> {
  const text = await page.locator('dl div', { hasText: name }).locator('dd').first().textContent();
  return cents(text);
}

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
  expect(sum(column)).toBe(whole);

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

test('the filter stays from screen to screen, and transaction dates change with the date', async ({
  page,
}) => {
  await signIn(page, 'agent', `${individual}/downline`);
  await settled(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('button', { name: 'Date: 01/01/2026 to 11/18/2026', exact: true }).click();
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

test('there are no exports while the feature of downloads is off', async ({ page }) => {
  await switchOff(page, 'production_exceldownloads');
  await signIn(page, 'agent', `${individual}/policy-detail`);
  await settled(page);
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
});

test('Today shows the same production of the year as the screens, and leads to them @main', async ({
  page,
}) => {
  await signIn(page, 'agent', figuresAddress);
  for (const [kind, address] of [
    ['Individual', `${individual}/downline`],
    ['Worksite', `${worksite}/products`],
  ] as const) {
    await page.goto(figuresAddress);
    const card = page.getByRole('figure', { name: `${kind} production credit` });
    const said = await card.getByText(/^Production credit of/).textContent();
    const whole = cents(/of (\S+),/.exec(said ?? '')?.[1] ?? null);
    await page.getByRole('link', { name: `See ${kind.toLowerCase()} production` }).click();
    await expect(page).toHaveURL(address);
    await settled(page);
    expect(await figure(page, 'Production credit')).toBe(whole);
  }
  await switchOff(page, 'productioncredit');
  await page.goto(figuresAddress);
  await expect(page.getByRole('heading', { name: 'Premium issued by month' })).toBeVisible();
  await expect(page.getByText(/production credit$/)).toHaveCount(0);
});
