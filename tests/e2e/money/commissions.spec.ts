import { readFile } from 'node:fs/promises';
import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, followEntry, settled, signIn, switchOff } from '../support.ts';
import { figuresAddress } from '../todayQueue.ts';

const rows = (page: Page, name = 'Policy details') =>
  page.getByRole('table', { name, exact: true }).locator(':scope > tbody > tr:not([data-detail])');

async function downloadOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const amounts = (texts: readonly string[]) =>
  texts.map((text) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100));

const amountsIn = async (page: Page, column: string, name?: string) =>
  amounts(await rows(page, name).locator(`[data-column="${column}"]`).allTextContents());

test('a user chooses a cycle, sorts its lines, and opens one to see how it was calculated @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Commissions & Debt', 'Commissions');
  await settled(page);
  await expect(page.getByText('Estimated', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Cycle', { exact: true }).selectOption('2026-11-15');
  await expect(page).toHaveURL(/\/commissions\?cycle=2026-11-15$/);
  await expect(page.getByRole('heading', { name: 'Cycle 11/01/2026 to 11/15/2026' })).toBeVisible();
  await expect(page.getByText('Estimated', { exact: true })).toHaveCount(0);
  await settled(page);
  await expectAccessible(page);

  const largest = await amountsIn(page, 'commission');
  expect(largest).toEqual(largest.toSorted((a, b) => b - a));
  const head = page.getByRole('columnheader', { name: 'Commission', exact: false });
  await head.getByRole('button', { name: /Commission/ }).click();
  await expect(page).toHaveURL(/details\.sort=commission$/);
  await settled(page);
  const smallest = await amountsIn(page, 'commission');
  expect(smallest).toEqual(smallest.toSorted((a, b) => a - b));
  await page.goBack();
  await settled(page);

  const opener = page.getByRole('button', { name: /^How Advance of / }).first();
  await opener.click();
  const sum = page.locator('dl[aria-label^="How $"]');
  await expect(sum).toBeVisible();
  const parts = amounts(await sum.locator('dd').allTextContents());
  expect(parts.slice(0, -1).reduce((total, part) => total + part, 0)).toBe(parts.at(-1));
  await expectAccessible(page);
});

test('the export has the cells of the screen, with the same order and filters', async ({
  page,
}) => {
  const address = '/commissions?cycle=2026-11-15&details.sort=commission&details.pageSize=100';
  await signIn(page, 'agent', address);
  await settled(page);
  const shown = await amountsIn(page, 'commission');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await downloadOf(page, () =>
    page.getByRole('menuitem', { name: 'Export to Excel' }).click(),
  );
  expect(file.name).toBe('Commissions-PolicyDetails-11-18-2026.xlsx');
  const { rows: cells, about } = await readWorkbook(new Blob([file.bytes]).stream());
  expect(cells.slice(1).map((row) => Math.round(Number(row[8]?.value) * 100))).toEqual(shown);
  const said = about.map((row) => row.map(({ value }) => value));
  expect(said).toContainEqual(['Cycle Date to', '11/15/2026']);
});

test('the writing agents add up to the cycle, and filters are in the address', async ({ page }) => {
  await signIn(page, 'agent', '/commissions?cycle=2026-11-15');
  await settled(page);
  const figure = page.locator('dt', { hasText: /^First year$/ }).first();
  const firstYear = await figure.locator('xpath=following-sibling::dd[1]').textContent();
  await page.getByRole('link', { name: 'Writing agents' }).click();
  await expect(page).toHaveURL(/tab=writing-agents/);
  await settled(page);
  const total = page
    .getByRole('table', { name: 'Writing agents' })
    .locator('tfoot [data-column="cycleFirstYear"]');
  await expect(total).toHaveText(firstYear ?? '');
  const file = await downloadOf(page, () =>
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  );
  expect(file.name).toBe('Commissions-WritingAgentDetails-11-18-2026.xlsx');

  await page.goto('/commissions?tab=writing-agents&agents.writingAgentId=4473310');
  await settled(page);
  await expect(rows(page, 'Writing agents')).toHaveCount(1);
  await expect(rows(page, 'Writing agents')).toContainText('Reyes, Marco');
  await page.getByRole('button', { name: /^Remove filter, Writing Agent ID/ }).click();
  await expect(rows(page, 'Writing agents')).not.toHaveCount(1);
});

test('the page explains the received amount by the expected one', async ({ page }) => {
  await signIn(page, 'agent', '/commissions?tab=expected&cycle=2026-10-31');
  await settled(page);
  await expectAccessible(page);
  const foot = page.getByRole('table', { name: 'Expected and received' }).locator('tfoot');
  const texts = async (column: string) =>
    amounts(
      await foot.locator(`[data-column="${column}"]`).locator('[dir="auto"]').allTextContents(),
    );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [expected, received] = [sum(await texts('expected')), sum(await texts('received'))];
  expect(expected + sum(await texts('differences'))).toBe(received);
});

test('a user chooses a statement, and its PDF adds up to what the cycle paid @main', async ({
  page,
}) => {
  await signIn(page, 'solo', '/commissions?cycle=2026-10-31');
  await settled(page);
  const paid = page.locator('dt', { hasText: 'My commissions' });
  const total = (await paid.locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
  await page.getByRole('button', { name: 'Agent statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agent statement' });
  await dialog.getByLabel('Cycle to').selectOption('2026-10-31');
  await expectAccessible(page);
  const file = await downloadOf(page, () =>
    dialog.getByRole('button', { name: 'Download PDF' }).click(),
  );
  expect(file.name).toBe('Commissions_Report-10-31-2026.pdf');
  const { pages } = await readPdf(new Uint8Array(file.bytes));
  expect(pages.join(' ')).toContain('Total of all pages');
  expect(pages.join(' ')).toContain(total);
  await expect(dialog).toHaveCount(0);
});

test('debt shows what is owed, exports it, and leads to what is at risk @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/commissions');
  await followEntry(page, 'Commissions & Debt', 'Debt');
  await settled(page);
  await expectAccessible(page);
  const foot = page.getByRole('table', { name: 'Unsecured debt' }).locator('tfoot td');
  const [advanced = 0, recovered = 0, balance = 0] = amounts(
    (await foot.allTextContents()).slice(-3),
  );
  expect(balance).toBeGreaterThan(0);
  expect(advanced - recovered).toBe(balance);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await downloadOf(page, () =>
    page.getByRole('menuitem', { name: 'Export unsecured to Excel' }).click(),
  );
  expect(file.name).toBe('UnsecuredDebt-11-18-2026.xlsx');
  const { rows: cells, totals } = await readWorkbook(new Blob([file.bytes]).stream());
  const [header = [], ...lines] = cells;
  const column = header.findIndex(({ value }) => value === 'Balance');
  const centsIn = (row: typeof header | undefined) =>
    Math.round(Number(row?.[column]?.value) * 100);
  expect(lines.reduce((sum, row) => sum + centsIn(row), 0)).toBe(balance);
  expect(Math.round(Number(totals['Total balance']?.value) * 100)).toBe(balance);
  await page
    .getByRole('table', { name: 'Secured debt', exact: true })
    .getByRole('columnheader', { name: 'Balance' })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/commissions\/debt\?secured\.sort=-balance$/);
  const link = rows(page, 'At risk')
    .first()
    .getByRole('link', { name: /^N[LB]/ });
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/policy/${number}/details`);
});

test('a toggle hides settled advances, and is in the address', async ({ page }) => {
  await signIn(page, 'agent', '/commissions/debt?unsecured.sort=balance');
  await settled(page);
  const balances = () => amountsIn(page, 'balance', 'Unsecured debt');
  expect(await balances()).toContain(0);
  await page.goto('/commissions/debt?unsecured.sort=balance&unsecured.openOnly=true');
  await settled(page);
  await expect(rows(page, 'Unsecured debt').first()).toBeVisible();
  expect(await balances()).not.toContain(0);
  await page.getByRole('button', { name: 'Remove filter, Open balances only' }).click();
  await expect(page).toHaveURL(/\/commissions\/debt\?unsecured\.sort=balance$/);
});

test('features that are off remove the choice of a cycle, or the pages', async ({ page }) => {
  await switchOff(page, 'commissiondates');
  await signIn(page, 'agent', '/commissions');
  await settled(page);
  await expect(page.getByRole('heading', { name: /^Cycle / })).toBeVisible();
  await expect(page.getByLabel('Cycle', { exact: true })).toHaveCount(0);
  await switchOff(page, 'commissions');
  await page.goto('/commissions/debt');
  await expect(page).toHaveURL(/\/error/);
});

test('a policy shows its commissions, and Today leads to both pages', async ({ page }) => {
  await signIn(page, 'agent', '/policy/NL0020Q1852/details');
  const heading = page.getByRole('heading', { name: 'Latest commission' });
  const card = page.locator('section').filter({ has: heading });
  const paid = page
    .locator('dt', { hasText: 'Paid to you' })
    .locator('xpath=following-sibling::dd');
  const total = (await paid.textContent()) ?? '';
  await card
    .getByRole('button', { name: /^How Renewal of / })
    .first()
    .click();
  await expect(card.locator('dl[aria-label^="How $"]')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: /^All \d+ lines$/ }).click();
  await settled(page);
  const foot = page.getByRole('table', { name: 'Policy details' }).locator('tfoot');
  await expect(foot.locator('[data-column="commission"]')).toHaveText(total);

  await page.goto(figuresAddress);
  await page.getByRole('link', { name: 'See debt' }).click();
  await expect(page).toHaveURL(/\/commissions\/debt$/);
  await page.goto(figuresAddress);
  await page.getByRole('link', { name: 'See commissions' }).click();
  await expect(page).toHaveURL(/\/commissions$/);
});

test('a sub-account without the role sees no commission on a policy', async ({ page }) => {
  await signIn(page, 'sub.pendingactiveterminated', '/policy/NL0020Q1852/details');
  await expect(page.getByRole('heading', { name: 'Writing agents' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /commission/i })).toHaveCount(0);
});
