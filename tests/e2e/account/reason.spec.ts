import { expect, type Page, test } from '@playwright/test';
import { drawn, expectAccessible, signIn } from '../support.ts';

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

test('home office enters a reason before it acts for an agent, by keyboard alone, and the agent reads it @main', async ({
  page,
  browser,
  baseURL,
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

  const act = page.getByRole('button', { name: 'Act for Dana Whitfield', exact: true });
  await act.press('Enter');
  await expect(page.getByText('Write why you act for the agent.')).toBeVisible();
  await reason(page).fill('Phone');
  await act.press('Enter');
  await expect(page.getByText('Write at least 10 characters.')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/Impersonation/Impersonate', (route) => route.fulfill({ status: 500 }));
  await reason(page).fill(why);
  await act.press('Enter');
  await expect(page.getByRole('alert')).toContainText('You could not become Dana Whitfield');
  await expect(reason(page)).toHaveValue(why);
  await page.unroute('**/Impersonation/Impersonate');
  await act.press('Enter');
  await expect(acting(page, 'Dana Whitfield')).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const agent = await context.newPage();
  await signIn(agent, 'agent', '/account-settings/activity?kind=Home+office');
  const entry = agent.getByRole('row').filter({ hasText: why }).first();
  await expect(entry).toContainText('Began to act for the agent');
  await expect(entry).toContainText('Carol Denney, home office');
  await context.close();
});

test('the palette and the panel of the profile menu ask for the reason too', async ({ page }) => {
  await asksReason(page);
  await signIn(page, 'office', '/home');
  await page.getByRole('button', { name: 'office Carol Denney account' }).click();
  await page.getByRole('menuitem', { name: 'Become a User' }).click();
  const panel = page.getByRole('dialog', { name: 'Become a User' });
  await panel.getByRole('textbox', { name: 'Find an agent' }).fill('Abara');
  await panel
    .getByRole('button', { name: /^June Abara/ })
    .first()
    .click();
  await expect(reason(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reason(page)).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await search.fill('Abara');
  await page.getByRole('option', { name: /Act for June Abara/ }).click();
  await expect(reason(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(search).toBeFocused();
  await page.getByRole('option', { name: /Act for June Abara/ }).click();
  await reason(page).pressSequentially(why);
  const question = page.getByRole('dialog', { name: 'Discard the reason you entered?' });
  const keep = page.getByRole('button', { name: 'Keep editing' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.mouse.click(5, 400);
  await keep.click();
  await expect(reason(page)).toHaveValue(why);
  await page.getByRole('button', { name: 'Act for June Abara', exact: true }).click();
  await expect(acting(page, 'June Abara')).toBeVisible();
});
