import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn, switchOff } from '../support.ts';
import { figuresAddress } from '../todayQueue.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;

const cents = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

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
  await expect(h1(page)).toHaveText('Harbor Freightways');
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('columnheader', { name: 'Billed' }).getByRole('button').click();
  await expect(page).toHaveURL(/G001001\?sort=-billed$/);
  await settled(page);
  const billed = (await columnOf(page, 'billed')).map(cents);
  expect(billed).toEqual(billed.toSorted((a, b) => b - a));

  await rowsOf(page).filter({ hasText: 'Past due' }).getByRole('link').click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Bill B100028');
  await settled(page);
  await expectAccessible(page);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Harbor Freightways' }).click();
  await expect(page).toHaveURL(/G001001\?sort=-billed$/);
  await settled(page);
  await trail.getByRole('link', { name: 'List Bill' }).click();
  await expect(page).toHaveURL(/\/list-bill\?pastDue=true$/);
});

test('the totals of a bill, of its group and of all groups agree to the cent', async ({ page }) => {
  await signIn(page, 'agent', `${bill}?pageSize=100`);
  await settled(page);
  const premiums = (await columnOf(page, 'premium')).map(cents);
  const notes = await columnOf(page, 'note');
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const [billed, paid] = [
    cents(await factOf(page, 'Billed').innerText()),
    cents(await factOf(page, 'Paid').innerText()),
  ];
  expect(sum(premiums)).toBe(billed);
  const missing = sum(premiums.filter((_, index) => notes[index] === 'Past due'));
  expect(missing).toBe(billed - paid);
  expect(missing).toBeGreaterThan(0);

  await page.goto(`${group}?pageSize=100`);
  await settled(page);
  const totals = page.locator('tfoot');
  for (const column of ['billed', 'paid']) {
    const all = (await columnOf(page, column)).map(cents);
    const total = await totals.locator(`[data-column="${column}"]`).innerText();
    expect(cents(total)).toBe(sum(all));
  }
  expect(cents(await factOf(page, 'Past due').innerText())).toBe(missing);

  await page.goto('/list-bill');
  await settled(page);
  const due = (await columnOf(page, 'amountDue')).map(cents);
  expect(cents(await totals.locator('[data-column="amountDue"]').innerText())).toBe(sum(due));
});

test('the download of a bill contains the cells of its rows, and its total @main', async ({
  page,
}) => {
  await signIn(page, 'agent', `${bill}?pageSize=100`);
  await settled(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ListBill-B100028-11-18-2026.xlsx');
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { rows, about, totals } = await readWorkbook(new Blob([bytes]).stream());
  const columns = ['employee', 'policyNumber', 'product', 'premium', 'note'] as const;
  const shown = await Promise.all(columns.map((column) => columnOf(page, column)));
  const count = shown[0]?.length ?? 0;
  expect(count).toBeGreaterThan(40);
  const inFile = rows.slice(1).map((row) => row.map(({ value }) => value));
  expect(inFile).toHaveLength(count);
  for (const [index, cells] of inFile.entries()) {
    const [employee, policyNumber, product, premium = '', note] = cells;
    expect([employee, policyNumber, product, note || '—']).toEqual(
      [0, 1, 2, 4].map((column) => shown[column]?.[index]),
    );
    expect(Math.round(Number(premium) * 100)).toBe(cents(shown[3]?.[index] ?? ''));
  }
  expect(Math.round(Number(totals['Total premium']?.value) * 100)).toBe(
    cents(await factOf(page, 'Billed').innerText()),
  );
  expect(about.map((row) => row.map(({ value }) => value))).toContainEqual([
    'Group',
    'Harbor Freightways',
  ]);
});

test('an employee leads to the policy, and its employer back to the bills', async ({ page }) => {
  await signIn(page, 'agent', bill);
  await settled(page);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/policy\/NL/);
  await page.locator('#main').getByRole('link', { name: 'G001001', exact: true }).click();
  await expect(page).toHaveURL(/\/list-bill\/G001001$/);
});

test('a bill under another group redirects to its own group', async ({ page }) => {
  await signIn(page, 'agent', '/list-bill/G001000/B100028');
  await expect(page).toHaveURL(new RegExp(`${bill}$`));
});

test('a feature that is off redirects, and no link leads to it', async ({ page }) => {
  await switchOff(page, 'listbill');
  await signIn(page, 'agent', figuresAddress);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Groups past due' })).toHaveCount(0);
  for (const address of ['/list-bill', group, bill]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/error/);
  }
});
