import { expect, test } from '@playwright/test';
import {
  requestsSent,
  drawn,
  expectAccessible,
  roundTrip,
  settled,
  signIn,
  watchConsole,
} from '../support.ts';
import { input, open } from './openPalette.ts';

test('the keyboard alone finds and opens a policy @main', async ({ page }) => {
  const said = watchConsole(page);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await open(page, 'ifeoma okafor');
  // People are first.
  const person = page.getByRole('option', { name: /^Okafor, Ifeoma/ }).first();
  await expect(person).toHaveAttribute('aria-selected', 'true');
  const row = page.getByRole('option', { name: /Okafor, Ifeoma · NL0018O0142/ });
  await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the palette finds a page, and Escape returns the focus', async ({ page }) => {
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
  await expect(page).toHaveURL('/pending-v2');
});

test('the palette shows what the user types while it first opens', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await requestsSent(page);
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

test('the palette finds content pages, agents of the downline and recent results', async ({
  page,
}) => {
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

test('everything that the palette offers opens, also while the user views as another agent', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending?viewAs=4473310');
  await settled(page);
  for (const [typed, row, heading] of [
    ['ifeoma okafor', /^Okafor, Ifeoma ?\d+ polic/, 'Okafor, Ifeoma'],
    ['NL0018O0142', /NL0018O0142/, 'Okafor, Ifeoma'],
  ] as const) {
    await open(page, typed);
    await page.getByRole('option', { name: row }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('You see the business of')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/pending?viewAs=4473310');
    await settled(page);
  }
  await open(page, '4471902');
  await page.getByRole('option', { name: /4471902 ?Its place in the hierarchy/ }).click();
  await expect(page).toHaveURL('/hierarchy?agent=4471902');
  await expect(page.locator('tr[data-marked]')).toContainText('4471902');
});

test('the palette finds a group with its bills and its inventory, as far as the role allows', async ({
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

test('Tab stays in the palette, and the text is gone when it opens again', async ({ page }) => {
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
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(stored).not.toContain('okafor');
});

test('a late answer to an earlier text is ignored @main', async ({ page }) => {
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
  // No response means that the page aborted the call.
  await (await former.response())?.finished();
  await roundTrip(page);
  await expect(page.getByRole('option', { name: /Mendoza/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Okafor/ })).toHaveCount(0);
});

test('the palette counts claims that it does not show, and links to their page', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await open(page, 'C10000');
  const group = page.getByRole('group', { name: /^Claims \(5 of \d+\)$/ });
  const all = group.getByRole('option', { name: /^See all \d+ claims$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL('/claims/results?claimNumber=C10000');
  // A short list has no pager.
  await expect(page.locator('[data-part="result"]').first()).toHaveText(
    new RegExp(String.raw`^${count}\b`),
  );
});

test('the search says that it failed offline, and finds when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent', '/home');
  const status = page.locator('[data-part="status"]');
  await open(page, 'okafor');
  await expect(page.getByRole('option', { name: /Okafor/ }).first()).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('mendoza');
  await expect(status.getByText(/failed\..* You seem to be offline/)).toBeVisible();
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

test('a visitor finds only pages, without a request to the carrier', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an icon opens the palette on the whole screen', async ({ page }) => {
    await signIn(page, 'agent', '/home');
    await page.getByRole('button', { name: 'Policy, client or page' }).click();
    await expect(input(page)).toBeFocused();
    const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page);
  });
});
