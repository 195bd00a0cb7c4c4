import { expect, type Page, test } from '@playwright/test';
import { rowsOf, settled, signIn, signOut } from '../support.ts';

/** The visible texts of one column. */
const column = (page: Page, id: string) =>
  rowsOf(page).locator(`:scope > [data-column="${id}"]`).allInnerTexts();

/** The numbers of the policies, which are under their names. */
const numbersOf = async (page: Page) =>
  (await column(page, 'primaryInsured')).map((text) => /NL\w+/.exec(text)?.[0]);

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
