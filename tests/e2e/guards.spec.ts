import { expect, test } from '@playwright/test';
import { signIn } from './support.ts';

/** Where each demonstration account ends up when it opens /pending, from [S5] and decisions 1. */
const arrivals = [
  ['agent', '/pending', 'Pending'],
  ['solo', '/pending', 'Pending'],
  ['neither', '/pending', 'Pending'],
  ['sub.pendingactiveterminated', '/pending', 'Pending'],
  ['sub.all', '/pending', 'Pending'],
  ['sub.claims', '/accessRequired', 'Access required'],
  ['sub.none', '/accessRequired', 'Access required'],
  ['office', '/home-office-user', 'Carol Denney'],
  ['historical', '/pending', 'Unauthorized'],
] as const;

for (const [account, address, heading] of arrivals) {
  test(`${account} who opens /pending comes to ${address}`, async ({ page }) => {
    await signIn(page, account, '/home');
    await page.goto('/pending');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('an agent who opens the home-office landing gets the error page', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await page.goto('/home-office-user');
  await expect(page).toHaveURL('/error');
  await expect(page.getByText('Please refresh the page or try again later.')).toBeVisible();
});
