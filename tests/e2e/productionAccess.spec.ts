import { expect, type Page, test } from '@playwright/test';
import { rowsOf, settled, signIn, switchOff } from './support.ts';
import { figuresAddress } from './todayQueue.ts';

const individual = '/production-credit/individual';
const worksite = '/production-credit/worksite';

/** The figure of the card above the rows, in cents. */
async function figure(page: Page, name: string): Promise<number> {
  const text = await page.locator('dl div', { hasText: name }).locator('dd').first().textContent();
  return cents(text);
}

const cents = (text: string | null) =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

test('there are no exports while the feature of downloads is off', async ({ page }) => {
  await switchOff(page, 'production_exceldownloads');
  await signIn(page, 'agent', `${individual}/policy-detail`);
  await settled(page);
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
  await page.goto(`${individual}/downline`);
  await settled(page);
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
});

test('an agent of another hierarchy cannot be viewed: the screen says so and stays', async ({
  page,
}) => {
  await signIn(page, 'solo', `${individual}/downline?viewAs=4471902`);
  await expect(page.getByText(/Warning: Agent 4471902 is not in your hierarchy/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downline');
});

test('Today shows the same production of the year as the screens, and leads to them @main', async ({
  page,
}) => {
  await signIn(page, 'agent', figuresAddress);
  for (const [kind, address] of [
    ['Individual', `${individual}/downline`],
    ['Worksite', `${worksite}/products`],
  ] as const) {
    await page.goto(figuresAddress);
    const card = page.getByRole('figure', { name: `${kind} production credit` });
    const said = await card.getByText(/^Production credit of/).textContent();
    const whole = cents(/of (\S+),/.exec(said ?? '')?.[1] ?? null);
    await page.getByRole('link', { name: `See ${kind.toLowerCase()} production` }).click();
    await expect(page).toHaveURL(address);
    await settled(page);
    expect(await figure(page, 'Production credit')).toBe(whole);
  }
  await switchOff(page, 'productioncredit');
  await page.goto(figuresAddress);
  await expect(page.getByRole('heading', { name: 'Premium issued by month' })).toBeVisible();
  await expect(page.getByText(/production credit$/)).toHaveCount(0);
});

test('an agent with business in one branch sees no other branch', async ({ page }) => {
  await signIn(page, 'individual', `${individual}/downline`);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Worksite production' })).toHaveCount(0);
  await signIn(page, 'sub.production', `${individual}/downline`);
  await settled(page);
  await page.getByRole('link', { name: 'Worksite production' }).click();
  await expect(page).toHaveURL(`${worksite}/products`);
  await settled(page);
  // A policy's number is no link for a sub-account without that role.
  await page.goto(`${worksite}/policy-detail`);
  await settled(page);
  await expect(rowsOf(page).getByRole('link')).toHaveCount(0);
});
