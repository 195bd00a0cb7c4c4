import { expect, type Page, test } from '@playwright/test';
import {
  cents,
  expectAccessible,
  exported,
  followEntry,
  rowsOf,
  settled,
  signIn,
  sum,
} from '../support.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;

/** The value of a fact above the rows. */
const factOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** The visible texts in a column. */
const columnOf = (page: Page, column: string) =>
  rowsOf(page).locator(`[data-column="${column}"]`).allTextContents();

test('a past-due group leads to its bills, a bill to its employees, and links lead back by name @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'List Bill');
  await expect(page).toHaveURL(/\/list-bill$/);
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Past due/ }).click();
  await expect(page).toHaveURL(/\/list-bill\?pastDue=true$/);
  await settled(page);
  for (const due of await columnOf(page, 'nextDueDate')) expect(due).toContain('Past due');

  await page.getByRole('link', { name: 'G001001' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Freightways');
  await settled(page);
  await expectAccessible(page);
  await rowsOf(page).filter({ hasText: 'Past due' }).getByRole('link').click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText('Bill B100028');
  await settled(page);
  await expectAccessible(page);
  await trail.getByRole('link', { name: 'Harbor Freightways' }).click();
  await expect(page).toHaveURL(/G001001$/);
  await settled(page);
  await trail.getByRole('link', { name: 'List Bill' }).click();
  await expect(page).toHaveURL(/\/list-bill\?pastDue=true$/);
});

test('a bill, its file, its group and all groups agree to the cent', async ({ page }) => {
  await signIn(page, 'agent', `${bill}?pageSize=100`);
  await settled(page);
  const premiums = (await columnOf(page, 'premium')).map(cents);
  const notes = await columnOf(page, 'note');
  const billed = cents(await factOf(page, 'Billed').innerText());
  const paid = cents(await factOf(page, 'Paid').innerText());
  expect(sum(premiums)).toBe(billed);
  const missing = sum(premiums.filter((_, index) => notes[index] === 'Past due'));
  expect(missing).toBe(billed - paid);
  expect(missing).toBeGreaterThan(0);

  const file = await exported(page);
  expect(file.name).toBe('ListBill-B100028-11-18-2026.xlsx');
  for (const [at, column] of ['employee', 'policyNumber', 'product'].entries())
    expect(file.rows.slice(1).map((row) => row[at])).toEqual(await columnOf(page, column));
  expect(file.rows.slice(1).map((row) => cents(row[3] ?? ''))).toEqual(premiums);
  expect(cents(file.totals['Total premium']?.value)).toBe(billed);
  expect(file.about).toContainEqual(['Group', 'Harbor Freightways']);

  const totals = page.locator('tfoot');
  for (const [address, column] of [
    [group, 'billed'],
    [group, 'paid'],
    ['/list-bill', 'amountDue'],
  ] as const) {
    await page.goto(`${address}?pageSize=100`);
    await settled(page);
    const total = await totals.locator(`[data-column="${column}"]`).innerText();
    expect(cents(total)).toBe(sum((await columnOf(page, column)).map(cents)));
    if (column === 'billed')
      expect(cents(await factOf(page, 'Past due').innerText())).toBe(missing);
  }
});

test('an employee leads to the policy, its employer back to the bills, and a bill to its own group', async ({
  page,
}) => {
  await signIn(page, 'agent', '/list-bill/G001000/B100028');
  await expect(page).toHaveURL(bill);
  await settled(page);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/policy\/NL/);
  await page.locator('#main').getByRole('link', { name: 'G001001', exact: true }).click();
  await expect(page).toHaveURL(group);
});
