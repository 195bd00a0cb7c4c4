import { expect, test } from '@playwright/test';
import { actAs, signIn } from '../support.ts';

test('an agent of the downline is saved with its market, and by home office under its name @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/account-settings/policy?viewAs=4473310');
  await page.getByLabel('E-mail').fill('marco@example.com');
  const saving = page.waitForRequest(/UpdatePolicyDeliveryOptions/);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = new URL((await saving).url()).searchParams;
  expect(asked.get('ViewAsAgentNumber')).toBe('4473310');
  expect(asked.get('ViewAsMarketCode')).toMatch(/^\w+$/);
  await expect(page.getByText(/^Last saved on .* by /)).toBeVisible();

  await signIn(page, 'office', '/home');
  await actAs(page, '4480055');
  await page.goto('/account-settings/policy');
  await page.getByLabel('E-mail').fill('office@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Last saved on .* by Carol Denney\.$/)).toBeVisible();
});
