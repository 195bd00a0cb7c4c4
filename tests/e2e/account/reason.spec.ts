import { expect, type Page, test } from '@playwright/test';
import { button, drawn, expectAccessible, signIn } from '../support.ts';

const why = 'The agent asked by phone about a claim';

/**
 * Answers like a carrier with CARRIER_ASKS_REASON=1. What such a carrier rejects has a separate test.
 */
async function asksReason(page: Page): Promise<void> {
  await page.route('**/auth/userinfo', async (route) => {
    const response = await route.fetch();
    const user: unknown = await response.json();
    await route.fulfill({ response, json: { ...(user as object), asksReason: true } });
  });
}

const acting = (page: Page, name: string) => page.getByText(`Acting as ${name}`).first();
const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason' });

test('home office enters a reason before it acts for an agent, by keyboard alone, and the agent reads it', async ({
  page,
  browser,
}) => {
  await asksReason(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, 'office', '/home-office-user');
  await drawn(page);
  await page.keyboard.type('Whitfield');
  const found = page.getByRole('region', { name: 'Search Results' });
  await found.getByRole('button', { name: /^Dana Whitfield/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Act for Dana Whitfield' })).toBeVisible();
  await expect(reason(page)).toBeFocused();
  await expectAccessible(page);

  const act = button(page, 'Act for Dana Whitfield');
  await page.route('**/Impersonation/Impersonate', (route) => route.fulfill({ status: 500 }));
  await reason(page).fill(why);
  await act.press('Enter');
  await expect(page.getByRole('alert')).toContainText('You could not become Dana Whitfield');
  await expect(reason(page)).toHaveValue(why);
  await page.unroute('**/Impersonation/Impersonate');
  await act.press('Enter');
  await expect(acting(page, 'Dana Whitfield')).toBeVisible();

  const agent = await browser.newPage();
  await signIn(agent, 'agent', '/account-settings/activity?kind=Home+office');
  const entry = agent.getByRole('row').filter({ hasText: why }).first();
  await expect(entry).toContainText('Began to act for the agent');
  await expect(entry).toContainText('Carol Denney, home office');
  await agent.close();
});
