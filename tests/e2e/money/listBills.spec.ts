import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;

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
