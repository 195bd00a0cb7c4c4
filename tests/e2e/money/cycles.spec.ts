import { expect, type Page, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Policy details', exact: true }).locator(':scope > tbody > tr');

test('one cycle applies to the summary and all tabs, and ‘All cycles’ is a choice @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/commissions');
  await settled(page);
  const paid = page.locator('dt', { hasText: /^My commissions$/ });
  const shown = paid.locator('xpath=following-sibling::dd[1]');
  const total = page
    .getByRole('table', { name: 'Policy details' })
    .locator('tfoot [data-column="commission"]');
  const cycle = page.getByLabel('Cycle', { exact: true });
  const totals: string[] = [];
  for (const [choice, heading] of [
    ['2026-11-15', 'Cycle 11/01/2026 to 11/15/2026'],
    ['all', 'All cycles'],
    ['2026-11-30', 'Cycle 11/16/2026 to 11/30/2026'],
  ] as const) {
    await cycle.selectOption(choice);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await settled(page);
    const sum = (await shown.textContent()) ?? '';
    totals.push(sum);
    if (choice !== '2026-11-30') await expect(total).toHaveText(sum);
    if (choice === 'all') await expect(page).toHaveURL(/\/commissions\?cycle=all$/);
  }
  expect(new Set(totals).size).toBe(3);
  await expect(page).toHaveURL(/\/commissions$/);

  await page.goto('/commissions?tab=writing-agents&cycle=all');
  await settled(page);
  const [firstYear = ''] = await page
    .locator('dt', { hasText: /^First year$/ })
    .first()
    .locator('xpath=following-sibling::dd[1]')
    .allTextContents();
  const agents = page
    .getByRole('table', { name: 'Writing agents' })
    .locator('tfoot [data-column="cycleFirstYear"]');
  await expect(agents).toHaveText(firstYear);
});

test('the rows begin near the top of the page @main', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'agent', '/commissions?cycle=2026-11-15');
  await settled(page);
  const topOf = async () => (await rows(page).first().boundingBox())?.y ?? Number.NaN;
  await expect.poll(topOf).toBeLessThanOrEqual(350);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(topOf).toBeLessThanOrEqual(844);
});
