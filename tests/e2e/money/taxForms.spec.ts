import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, type Page, test } from '@playwright/test';
import { downloaded, expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

/** Downloads the form of a row, and reads it. */
async function download(page: Page, row: number) {
  const { name, bytes } = await downloaded(page, () =>
    rowsOf(page)
      .nth(row)
      .getByRole('button', { name: /^PDF: / })
      .click(),
  );
  const { pages } = await readPdf(bytes);
  return { name, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

/** The visible texts of a row's cells. */
const cellOf = (page: Page, row: number, column: string) =>
  rowsOf(page)
    .nth(row)
    .locator(`[data-column="${column}"]`)
    .evaluate((cell) => cell.textContent.trim());

test('each form of a year is the file that its row names @main', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'Tax Forms');
  await expect(page).toHaveURL(/\/tax-forms$/);
  await settled(page);
  await expectAccessible(page);
  for (const row of [0, 1]) {
    const form = await cellOf(page, row, 'form');
    const year = await cellOf(page, row, 'taxYear');
    const agent = (await cellOf(page, row, 'agent')).match(/\d{7}/)?.[0];
    const { name, text } = await download(page, row);
    expect(name).toBe(`Form-${form}-${year}-${agent}.pdf`);
    for (const part of [
      `Form ${form}`,
      `For calendar year ${year}`,
      'Copy B For Recipient',
      'Dana Whitfield',
      `Account number (see instructions) ${agent}`,
      await cellOf(page, row, 'amount'),
    ])
      expect(text).toContain(part);
  }
});

test('the amount of a year is the sum of its cycles', async ({ page }) => {
  await signIn(page, 'agent', '/commissions?cycle=2025-12-31');
  await settled(page);
  const paid = await page.evaluate(async () => {
    const sums = new Map<string, number>();
    for (const agentId of ['4471902', '4471918', '4471925']) {
      const url = `/API/CommissionsAndDebt/Commissions/Summary?CycleEndDate=2025-12-31&AgentId=${agentId}`;
      const summary = (await (await fetch(url)).json()) as { taxableCommissionsTotal: string };
      sums.set(agentId, Number(summary.taxableCommissionsTotal));
    }
    return [...sums];
  });
  await page.goto('/tax-forms?taxYear=2025');
  await settled(page);
  expect(paid).toHaveLength(3);
  for (const [agentId, amount] of paid) {
    const row = rowsOf(page).filter({ hasText: '1099-NEC' });
    const shown = amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(row.filter({ hasText: agentId })).toContainText(shown);
  }
});
