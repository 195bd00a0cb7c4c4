import { expect, type Page, test } from '@playwright/test';
import {
  allAsked,
  drawn,
  expectAccessible,
  roundTrip,
  settled,
  signIn,
  watchConsole,
} from '../support.ts';
import { input, open } from './openPalette.ts';

test('a policy is found and opened by the keyboard alone @main', async ({ page }) => {
  const said = watchConsole(page);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await open(page, 'ifeoma okafor');
  const row = page.getByRole('option', { name: /Okafor, Ifeoma · NL0018O0142/ });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('a page is found, and Escape gives the focus back', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  const field = page.getByRole('button', { name: 'Policy, client or page' });
  await field.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('pen');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();

  await open(page, 'pending');
  await expect(page.getByRole('option', { name: 'Pending', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pending');
});

test('what is typed while the palette first opens stands in it', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await allAsked(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('penx');
  await asked;
  await page.keyboard.press('Backspace');
  release();
  await expect(input(page)).toHaveValue('pen');
  await page.keyboard.type('ding');
  await expect(input(page)).toHaveValue('pending');
});

test('the palette says how many more there are', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await drawn(page);
  await open(page, 'NL00');
  const status = page.getByRole('dialog', { name: 'Search' }).locator('[data-part="status"]');
  await expect(status).toHaveText(/^(More than )?\d+ more under Policies: keep typing\.$/);
  await expectAccessible(page);
});

test('content pages, own downline and what was taken last are found', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await drawn(page);
  await open(page, 'term life');
  await expect(page.getByRole('option', { name: /^Term Life/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/term-life');
  await open(page, 'reyes marco');
  await page.getByRole('option', { name: /^Reyes, Marco - 4473310 ?See the business/ }).click();
  await expect(page).toHaveURL('/pending?viewAs=4473310');
  await open(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Term Life/,
  ]);
});

test('an agent is found where it stands in the hierarchy, by who has that role alone', async ({
  page,
}) => {
  await signIn(page, 'sub.hierarchy', '/home');
  await drawn(page);
  await open(page, 'reyes marco');
  await expect(page.getByRole('option')).toHaveText([/^Reyes, Marco - 4473310.*hierarchy/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hierarchy?agent=4473310');
});

test('a group is found with its bills and its inventory, as far as a role goes', async ({
  page,
}) => {
  await signIn(page, 'sub.listbill', '/home');
  await drawn(page);
  await open(page, 'g001001');
  await expect(page.getByRole('option')).toHaveText([/G001001List Bill$/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list-bill/G001001');
  await signIn(page, 'agent', '/home');
  await drawn(page);
  await open(page, 'g001001');
  await expect(page.getByRole('group', { name: 'Groups' }).getByRole('option')).toHaveText([
    /G001001Group Inventory$/,
    /G001001List Bill$/,
  ]);
  await expectAccessible(page);
});

test('Tab stays in the palette, and what is typed is gone when it opens again', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await open(page, 'okafor');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('Tab');
  const isInside = await page.evaluate(
    () =>
      document.activeElement === document.body ||
      document.activeElement?.closest('dialog') !== null,
  );
  expect(isInside).toBe(true);
  await page.keyboard.press('Escape');
  await open(page);
  await expect(input(page)).toHaveValue('');
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(kept).not.toContain('okafor');
});

test('a late answer of a former text is dropped @main', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/API/Search?term=okafor', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/term=okafor/);
  await open(page, 'okafor');
  const former = await asked;
  await input(page).fill('mendoza');
  await expect(page.getByRole('option', { name: /Mendoza/ }).first()).toBeVisible();
  release();
  // No response at all is an answer that the page has given up.
  await (await former.response())?.finished();
  await roundTrip(page);
  await expect(page.getByRole('option', { name: /Mendoza/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Okafor/ })).toHaveCount(0);
});

/** Holds the answers of the search back: they come once they are released. */
async function holdSearch(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/API/Search?*', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return release;
}

test('Enter before the answer opens the first result once it is there', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  const release = await holdSearch(page);
  const asked = page.waitForRequest(/term=NL0018O0142/);
  await open(page, 'NL0018O0142');
  await page.keyboard.press('Enter');
  await asked;
  await expect(
    page.locator('[data-part="status"]').getByText(/The first result opens when it is found/),
  ).toBeVisible();
  await expect(page).toHaveURL('/home');
  release();
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
});

test('claims that are not all shown are counted, and listed on their page', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await open(page, 'C10000');
  const group = page.getByRole('group', { name: /^Claims \(5 of \d+\)$/ });
  const all = group.getByRole('option', { name: /^See all \d+ claims$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL('/claims/results?claimNumber=C10000');
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible();
});

test('the search pauses offline, and goes on by itself', async ({ page, context }) => {
  await signIn(page, 'agent', '/home');
  const status = page.locator('[data-part="status"]');
  await open(page, 'okafor');
  await expect(page.getByRole('option', { name: /Okafor/ }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(status.getByText(/^You are offline\./)).toBeVisible();
  await input(page).fill('mendoza');
  await expect(status.getByText(/^You are offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('option', { name: /Mendoza/ }).first()).toBeVisible();
});

test('home office acts for the agent it chooses, by the keyboard alone', async ({ page }) => {
  await signIn(page, 'office', '/home-office-user');
  await page.getByRole('button', { name: 'Agent or page' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Agent or page' });
  await expect(field).toBeFocused();
  await page.keyboard.type('whitfield');
  await expect(page.getByRole('option', { name: /Act for Dana Whitfield/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-business');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Policy, client, agent or page' })).toBeVisible();
});

test('a visitor finds pages only, and the carrier is not asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home');
  await drawn(page);
  await open(page, 'okafor');
  await expect(
    page.locator('[data-part="status"]').getByText('Nothing found for “okafor”.'),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes('/API/Search'))).toEqual([]);
});

test('too many searches say so, and can be tried again', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await page.route('**/API/Search*', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '5' }, body: '{}' }),
  );
  await open(page, 'okafor');
  await expect(page.locator('[data-part="status"]').getByText(/Too many requests/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/API/Search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option', { name: /Okafor/ }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an icon opens it over the whole screen', async ({ page }) => {
    await signIn(page, 'agent', '/home');
    await page.getByRole('button', { name: 'Policy, client or page' }).click();
    await expect(input(page)).toBeFocused();
    const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page);
  });
});
