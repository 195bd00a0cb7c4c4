import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, exported, rowsOf, settled, signIn, signOut } from '../support.ts';

/** The visible texts of one column. */
const column = (page: Page, id: string) =>
  rowsOf(page).locator(`:scope > [data-column="${id}"]`).allInnerTexts();

/** The numbers of the policies, which are under their names. */
const numbersOf = async (page: Page) =>
  (await column(page, 'primaryInsured')).map((text) => /NL\w+/.exec(text)?.[0]);

/** The texts of one column of the exported workbook. */
async function exportedColumn(page: Page, header: string) {
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^\w+-policies-new-view-\d{2}-\d{2}-\d{4}\.xlsx$/);
  const at = rows[0]?.indexOf(header) ?? -1;
  return rows.slice(1).map((row) => row[at]);
}

test('filters, sort and page of the new list are in the address, and the export uses them', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('switch', { name: 'Take Action' }).click();
  await expect(page).toHaveURL('/pending-v2?takeAction=true');
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
  await expect(page).toHaveURL('/pending-v2?sort=-dueDate&takeAction=true');
  await settled(page);
  const before = await numbersOf(page);
  expect(new Set(before).size).toBe(25);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/pending-v2?page=2&sort=-dueDate&takeAction=true');
  await page.goBack();
  await expect(page.getByText(/Showing 1 to 25 of/)).toBeVisible();
  await settled(page);
  expect(await numbersOf(page)).toEqual(before);
  const numbers = await exportedColumn(page, 'Policy Number');
  await page.goto('/pending-v2?pageSize=100&sort=-dueDate&takeAction=true');
  await settled(page);
  expect(await numbersOf(page)).toEqual(numbers);
});

test('the new lists of active and terminated policies sort and export', async ({ page }) => {
  await signIn(page, 'agent', '/active-v2?sort=paidToDate&pastDue=true');
  await settled(page);
  const late = await exportedColumn(page, 'Policy Number');
  expect(late.slice(0, 25)).toEqual(await numbersOf(page));
  await page.goto('/terminated-v2?sort=terminationDate+desc');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Termination Date' }).getByRole('button').click();
  await expect(page).toHaveURL('/terminated-v2?sort=-terminationDate');
  await settled(page);
  await expectAccessible(page);
  const reasons = await exportedColumn(page, 'Reason');
  expect(reasons.slice(0, 25)).toEqual(await column(page, 'reason'));
});

test('a row leads to its policy, and a wrong status in the address is corrected', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);
  const [policyNumber] = await numbersOf(page);
  await rowsOf(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/policy-v2/pending/${policyNumber}/details-v2`);
  await expect(page.getByRole('heading', { name: 'Client Information' })).toBeVisible();
  await page.goto(`/policy-v2/terminated/${policyNumber}/actions-v2`);
  await expect(page).toHaveURL(`/policy-v2/pending/${policyNumber}/actions-v2`);
  await expect(page.getByRole('heading', { name: 'Take action' })).toBeVisible();
  await signOut(page);
  await signIn(page, 'solo', `/policy-v2/pending/${policyNumber}/details-v2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
});
