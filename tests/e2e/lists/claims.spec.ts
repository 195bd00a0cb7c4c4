import { expect, test } from '@playwright/test';
import { expectAccessible, exported, followEntry, rowsOf, settled, signIn } from '../support.ts';

test('a user searches claims, exports the results, and a result leads to its claim and policy @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Service', 'Claims');
  await expect(page).toHaveURL('/claims');
  await page.getByLabel('Claim number').fill('c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/claims/results?claimNumber=c');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Received' }).getByRole('button').click();
  await expect(page).toHaveURL(/claimNumber=c&sort=received$/);
  await settled(page);
  await expectAccessible(page);
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^Claims-\d\d-\d\d-\d{4}\.xlsx$/);
  const number =
    (await rowsOf(page)
      .first()
      .getByText(/^C\d+$/)
      .textContent()) ?? '';
  expect(rows[1]).toContain(number);

  await page.getByRole('link', { name: 'Change the search' }).click();
  await expect(page.getByRole('textbox', { name: 'Claim number' })).toHaveValue('c');
  await page.goBack();
  await settled(page);
  await rowsOf(page).filter({ hasText: number }).getByRole('link', { name: /, / }).click();
  await expect(page).toHaveURL(`/claims/${number}`);
  // The results stay on the screen until the claim is there.
  await expect(page.getByRole('link', { name: 'Change the search' })).toBeHidden();
  await expectAccessible(page);
  await page.locator('#main').getByRole('link', { name: /^NL/ }).click();
  await expect(page).toHaveURL(/\/policy\/NL\w+\/details$/);
  await page.goto(`/claims/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/claims/${number}`);
  await page.goto('/claims/results');
  await expect(page).toHaveURL('/claims');
});
