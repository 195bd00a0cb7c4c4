import { expect, test } from '@playwright/test';
import { expectAccessible, exported, followEntry, rowsOf, settled, signIn } from '../support.ts';

test('a user finds the groups below their minimum, opens one and exports @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'Group Inventory');
  await expect(page).toHaveURL(/\/group-inventory$/);
  await settled(page);
  await expectAccessible(page);
  const under = page.getByRole('button', { name: /^Under minimum/ });
  await under.click();
  // The tab shows with its rows.
  await expect(under).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  const short = await rowsOf(page).locator('[data-column="participation"]').allTextContents();
  expect(short.length).toBeGreaterThan(0);
  for (const text of short) expect(text).toMatch(/Under \d+%/);
  expect((await exported(page)).name).toMatch(/^GroupSummary-\d\d-\d\d-\d{4}\.xlsx$/);

  // With only the keyboard.
  await rowsOf(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/group-inventory\/G\d+$/);
  await settled(page);
  await expectAccessible(page);
  expect((await exported(page)).name).toMatch(/^GroupDetails-G\d+-\d\d-\d\d-\d{4}\.xlsx$/);
  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL(/underMinimum=true/);
});

test('a user finds a group by words of its name, and the address has it', async ({ page }) => {
  await signIn(page, 'agent', '/group-inventory');
  await settled(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Group number or name').fill('freightways harbor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/group-inventory?group=freightways+harbor');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('G001001');
  await page.getByRole('button', { name: /^Remove filter, Group number or name/ }).click();
  await expect(page).toHaveURL('/group-inventory');
  await expect(rowsOf(page)).not.toHaveCount(1);
});
