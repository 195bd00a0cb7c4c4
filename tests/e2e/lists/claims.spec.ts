import { expect, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

test('a user searches claims, sorts and exports the results, and changes the search @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'Claims');
  await expect(page).toHaveURL(/\/claims$/);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Claim number').fill('c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/claims\/results\?claimNumber=c$/);
  await settled(page);
  await expectAccessible(page);
  const first = await rowsOf(page).first().textContent();
  await page.getByRole('columnheader', { name: 'Received' }).getByRole('button').click();
  await expect(page).toHaveURL(/claimNumber=c&sort=received$/);
  await settled(page);
  expect(await rowsOf(page).first().textContent()).not.toBe(first);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Claims-\d\d-\d\d-\d{4}\.xlsx$/);

  await page.getByRole('link', { name: 'Change the search' }).click();
  await expect(page.getByRole('textbox', { name: 'Claim number' })).toHaveValue('c');
});

test('an address without a search leads to the form', async ({ page }) => {
  await signIn(page, 'agent', '/claims/results');
  await expect(page).toHaveURL(/\/claims$/);
  await expect(page.getByLabel('Policy Number')).toBeVisible();
});

test('a result leads to its claim, which leads to its policy', async ({ page }) => {
  await signIn(page, 'agent', '/claims/results?claimNumber=C');
  await settled(page);
  const row = rowsOf(page).first();
  const number = (await row.getByText(/^C\d+$/).textContent()) ?? '';
  await row.getByRole('link', { name: /, / }).click();
  await expect(page).toHaveURL(`/claims/${number}`);
  await expect(page.getByRole('list', { name: 'Requested items' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('#main').getByRole('link', { name: /^NL/ }).click();
  await expect(page).toHaveURL(/\/policy\/NL\w+\/details$/);
  await page.goto(`/claims/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/claims/${number}`);
  await page.goto('/claims/C9');
  await expect(page.getByRole('heading', { name: 'Claim not found' })).toBeVisible();
});
