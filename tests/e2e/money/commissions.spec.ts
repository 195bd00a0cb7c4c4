import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, type Page, test } from '@playwright/test';
import {
  button,
  cents,
  dialog,
  downloaded,
  expectAccessible,
  exported,
  followEntry,
  settled,
  signIn,
  sum,
  switchOff,
} from '../support.ts';

const rows = (page: Page, name = 'Policy details') =>
  page.getByRole('table', { name, exact: true }).locator(':scope > tbody > tr:not([data-detail])');

const amountsIn = async (page: Page, column: string, name?: string) =>
  (await rows(page, name).locator(`[data-column="${column}"]`).allTextContents()).map(cents);

/** A figure of the summary above the lists. */
const figureOf = (page: Page, label: RegExp) =>
  page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');

const totalOf = (page: Page, table: string, column: string) =>
  page.getByRole('table', { name: table, exact: true }).locator(`tfoot [data-column="${column}"]`);

/** Chooses a file in the menu of a list. */
async function choose(page: Page, name: string) {
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name }).click();
}

test('a user chooses a cycle, sorts its lines, and opens one to see how it was calculated @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Commissions & Debt', 'Commissions');
  await settled(page);
  const totals: (string | null)[] = [];
  for (const [choice, heading] of [
    ['all', 'All cycles'],
    ['2026-11-15', 'Cycle 11/01/2026 to 11/15/2026'],
  ] as const) {
    await page.getByLabel('Cycle', { exact: true }).selectOption(choice);
    await expect(page).toHaveURL(`/commissions?cycle=${choice}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await settled(page);
    const paid = await figureOf(page, /^My commissions$/).textContent();
    await expect(totalOf(page, 'Policy details', 'commission')).toHaveText(paid ?? '');
    totals.push(paid);
  }
  expect(totals[0]).not.toBe(totals[1]);
  await expectAccessible(page);

  const head = page.getByRole('columnheader', { name: 'Commission', exact: false });
  await head.getByRole('button', { name: /Commission/ }).click();
  await expect(page).toHaveURL(/details\.sort=commission$/);
  await settled(page);
  const smallest = await amountsIn(page, 'commission');
  expect(smallest).toEqual(smallest.toSorted((a, b) => a - b));
  await page.goBack();
  await settled(page);

  await page
    .getByRole('button', { name: /^How Advance of / })
    .first()
    .click();
  const trace = page.locator('dl[aria-label^="How $"] dd');
  await expect(trace.first()).toBeVisible();
  const parts = (await trace.allTextContents()).map(cents);
  expect(sum(parts.slice(0, -1))).toBe(parts.at(-1));
  await expectAccessible(page);
});

test('the exports have the lines of the cycle and of the filters, as workbook and as CSV', async ({
  page,
}) => {
  const address = '/commissions?cycle=2026-11-15&details.sort=commission&details.pageSize=100';
  await signIn(page, 'agent', address);
  await settled(page);
  const shown = await amountsIn(page, 'commission');
  const file = await exported(page, () => choose(page, 'Export to Excel'));
  expect(file.name).toBe('Commissions-PolicyDetails-11-18-2026.xlsx');
  expect(file.rows.slice(1).map((row) => cents(row[8] ?? ''))).toEqual(shown);
  expect(file.about).toContainEqual(['Cycle Date to', '11/15/2026']);

  const { name, bytes } = await downloaded(page, () => choose(page, 'Export to CSV'));
  expect(name).toMatch(/^Commissions-v2-\d\d-\d\d-\d{4}\.csv$/);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(shown.length + 1);
  for (const line of lines.slice(1)) expect(line).toContain(',2026-11-15,');
});

test('a user chooses a statement, whose PDF adds up to what the cycle paid, or several in one file', async ({
  page,
}) => {
  await signIn(page, 'solo', '/commissions?cycle=2026-10-31');
  await settled(page);
  const total = await figureOf(page, /My commissions/).textContent();
  await button(page, 'Agent statement').click();
  const one = await downloaded(page, () => button(dialog(page), 'Download PDF').click());
  expect(one.name).toBe('Commissions_Report-10-31-2026.pdf');
  const { pages } = await readPdf(one.bytes);
  expect(pages.join(' ')).toContain('Total of all pages');
  expect(pages.join(' ')).toContain(total);
  await expect(dialog(page)).toHaveCount(0);

  await button(page, 'Agent statement').click();
  await dialog(page).getByRole('switch', { name: 'Several statements' }).click();
  await dialog(page).getByRole('combobox', { name: 'Cycles to' }).click();
  await page.getByRole('option', { name: '11/15/2026', exact: true }).click();
  await page.keyboard.press('Escape');
  const both = await downloaded(page, () => button(dialog(page), 'Download 2 PDFs').click());
  expect(both.name).toMatch(/^Commissions_Statements-.*\.zip$/);
  // The directory of a zip file contains the names uncompressed.
  for (const day of ['10-31-2026', '11-15-2026'])
    expect(Buffer.from(both.bytes).toString('latin1')).toContain(`-Commissions_Report-${day}.pdf`);
});

test('debt shows what is owed, exports it, and leads to what is at risk', async ({ page }) => {
  await signIn(page, 'agent', '/commissions');
  await followEntry(page, 'Commissions & Debt', 'Debt');
  await settled(page);
  await expectAccessible(page);
  const foot = page.getByRole('table', { name: 'Unsecured debt' }).locator('tfoot td');
  const [advanced = 0, recovered = 0, balance = 0] = (await foot.allTextContents())
    .slice(-3)
    .map(cents);
  expect(balance).toBeGreaterThan(0);
  expect(advanced - recovered).toBe(balance);
  const file = await exported(page, () => choose(page, 'Export unsecured to Excel'));
  expect(file.name).toBe('UnsecuredDebt-11-18-2026.xlsx');
  const column = file.rows[0]?.indexOf('Balance') ?? -1;
  expect(sum(file.rows.slice(1).map((row) => cents(row[column] ?? '')))).toBe(balance);
  expect(cents(file.totals['Total balance']?.value)).toBe(balance);
  const link = rows(page, 'At risk')
    .first()
    .getByRole('link', { name: /^N[LB]/ });
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/policy/${number}/details`);
});

test('a feature that is off removes the choice of a cycle', async ({ page }) => {
  await switchOff(page, 'commissiondates');
  await signIn(page, 'agent', '/commissions');
  await settled(page);
  await expect(page.getByRole('heading', { name: /^Cycle / })).toBeVisible();
  await expect(page.getByLabel('Cycle', { exact: true })).toHaveCount(0);
});

for (const [width, height, most] of [
  [1440, 900, 350],
  // Above the rows, a phone has the cycle, its amount and a note.
  [390, 844, 440],
] as const)
  test(`the rows of each commissions tab begin within ${most} px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'agent', '/icon.svg');
    for (const tab of ['', '?tab=writing-agents', '?tab=expected']) {
      await page.goto(`/commissions${tab}`);
      await settled(page);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const topOf = async () => (await page.locator('main tbody tr').first().boundingBox())?.y;
      await expect.poll(topOf).toBeLessThanOrEqual(most);
    }
  });
