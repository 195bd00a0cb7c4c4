import { expect, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

test('a user sorts groups, finds those below their minimum, opens one and exports @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'Group Inventory');
  await expect(page).toHaveURL(/\/group-inventory$/);
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('columnheader', { name: 'Participation' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-participation$/);
  await settled(page);
  const parts = await rowsOf(page).locator('[data-column="participation"]').allTextContents();
  const percents = parts.map((text) => Number.parseFloat(text));
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));

  const under = page.getByRole('button', { name: /^Under minimum/ });
  await under.click();
  // The tab shows with its rows.
  await expect(under).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  const short = await rowsOf(page).locator('[data-column="participation"]').allTextContents();
  expect(short.length).toBeGreaterThan(0);
  for (const text of short) expect(text).toMatch(/Under \d+%/);
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(list.suggestedFilename()).toMatch(/^GroupSummary-\d\d-\d\d-\d{4}\.xlsx$/);

  // With only the keyboard.
  await rowsOf(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/group-inventory\/G\d+$/);
  await expect(page.getByText(/more employees? (has|have) to enroll/)).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  const [group] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(group.suggestedFilename()).toMatch(/^GroupDetails-G\d+-\d\d-\d\d-\d{4}\.xlsx$/);
  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL(/underMinimum=true/);
});

test('the employer of a policy leads to its group', async ({ page }) => {
  await signIn(page, 'agent', '/active?pageSize=100');
  await settled(page);
  const row = rowsOf(page).filter({ hasText: 'Harbor Freightways' }).first();
  await row.getByRole('link', { name: /^NL/ }).click();
  await page.getByRole('link', { name: 'Harbor Freightways' }).click();
  await expect(page).toHaveURL(/\/group-inventory\/G001001$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Freightways');
});

for (const address of ['/group-inventory', '/list-bill'])
  test(`a user finds a group by words of its name at ${address}, and the address has it @main`, async ({
    page,
  }) => {
    await signIn(page, 'agent', address);
    await settled(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Group number or name').fill('freightways harbor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}?group=freightways+harbor`);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText('G001001');
    await expect(page.getByText(/^1 group · as of/)).toBeVisible();
    await page.getByRole('button', { name: /^Remove filter, Group number or name/ }).click();
    await expect(page).toHaveURL(address);
    await expect(rowsOf(page)).not.toHaveCount(1);
  });
