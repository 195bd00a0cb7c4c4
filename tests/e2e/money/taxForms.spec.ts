import { readFile } from 'node:fs/promises';
import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

/** Downloads the form of a row, and reads it. */
async function download(page: Page, row: number) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    rowsOf(page)
      .nth(row)
      .getByRole('button', { name: /^PDF: / })
      .click(),
  ]);
  const { pages } = await readPdf(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

/** The visible texts of a row's cells. */
const cellOf = (page: Page, row: number, column: string) =>
  rowsOf(page)
    .nth(row)
    .locator(`[data-column="${column}"]`)
    .evaluate((cell) => cell.textContent.trim());

async function typeInPalette(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /Policy, client/ }).click();
  await page.getByRole('combobox', { name: /Policy, client/ }).fill(text);
}

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
    expect(text).toMatch(/RECIPIENT’S TIN XXX-XX-\d{4} /);
    // The announcement for screen readers says the same.
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(`${name} is in your downloads`)).toBeVisible();
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
  await page.getByText('The year and its months').click();
  await page.getByRole('link', { name: 'Tax forms of earlier years' }).click();
  await expect(page).toHaveURL(/\/tax-forms$/);
  await page.goto('/tax-forms?taxYear=2025');
  await settled(page);
  expect(paid).toHaveLength(3);
  for (const [agentId, amount] of paid) {
    const row = rowsOf(page).filter({ hasText: '1099-NEC' });
    const shown = amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(row.filter({ hasText: agentId })).toContainText(shown);
  }
});

test('the list sorts, filters by year and pages', async ({ page }) => {
  await signIn(page, 'agent', '/tax-forms');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Issued' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-issued$/);
  await settled(page);
  expect(await cellOf(page, 0, 'issued')).toBe('01/30/2026');
  await page.goto('/tax-forms?taxYear=2019&pageSize=25');
  await settled(page);
  await expect(rowsOf(page).first()).toContainText('1099-MISC');
  await expect(rowsOf(page).filter({ hasText: /^2019/ })).toHaveCount(await rowsOf(page).count());
});

test('the palette and the notification lead to the forms of a year', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await typeInPalette(page, 'tax 2024');
  await page.getByRole('option', { name: /^Tax form 1099-NEC for 2024/ }).click();
  await expect(page).toHaveURL(/\/tax-forms\?taxYear=2024$/);
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('heading', { name: 'Tax forms ready for 2025' }).click();
  await page.getByRole('link', { name: 'See and download the forms' }).click();
  await expect(page).toHaveURL(/\/tax-forms\?taxYear=2025$/);
});

test('historical access sees its own forms, and no others', async ({ page }) => {
  await signIn(page, 'historical', '/tax-forms?pageSize=25');
  await settled(page);
  await expect(rowsOf(page).first()).toContainText('4480044');
  await expect(rowsOf(page).filter({ hasText: '4480044' })).toHaveCount(await rowsOf(page).count());
  expect((await download(page, 0)).text).toContain('Walter Pruitt');
  const foreign = await page.request.get('/API/TaxForms/agents/forms/4471902-2025-NEC');
  expect(foreign.status()).toBe(404);
});
