import { expect, type Page, test } from '@playwright/test';
import {
  drawn,
  expectAccessible,
  openPalette,
  paletteInput,
  requestsSent,
  roundTrip,
  settled,
  signIn,
  watchConsole,
} from '../support.ts';

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('the keyboard alone finds and opens a policy @main', async ({ page }) => {
  const said = watchConsole(page);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await openPalette(page, 'ifeoma okafor');
  // People are first.
  await expect(option(page, /^Okafor, Ifeoma/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /Okafor, Ifeoma · NL0018O0142/)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  expect(said).toEqual([]);
});

/** What an account finds by a text, and where it leads. */
for (const [account, typed, row, address] of [
  ['agent', 'term life', /^Term Life/, '/products/term-life'],
  ['agent', 'reyes marco', /4473310 ?See the business/, '/pending?viewAs=4473310'],
  ['agent', '4471902', /4471902 ?Its place in the hierarchy/, '/hierarchy?agent=4471902'],
  ['agent', '(608) 555-0176', /^Okafor, Ifeoma · \(608\) 555-0176/, '/client/CL1000032'],
  [
    'agent',
    'tax forms where',
    /^Where are my tax forms\?/,
    '/account-settings/help?topic=Where+are+my+tax+forms%3F',
  ],
  ['agent', 'tax 2024', /^Tax form 1099-NEC for 2024/, '/tax-forms?taxYear=2024'],
  ['agent', 'C10000', /^See all \d+ claims$/, '/claims/results?claimNumber=C10000'],
  ['agent', 'g001001', /G001001 Group Inventory$/, '/group-inventory/G001001'],
  ['sub.listbill', 'g001001', /G001001 List Bill$/, '/list-bill/G001001'],
  ['sub.claims', 'c100011', /^Claim C100011 · /, '/claims/C100011'],
  ['sub.casemanagement', 'e-nl0018o0142', /^Case E-NL0018O0142/, '/case-management/E-NL0018O0142'],
  ['office', 'whitfield', /Act for Dana Whitfield/, '/my-business'],
] as const)
  test(`${account} finds ${address} by ‘${typed}’`, async ({ page }) => {
    await signIn(page, account, account === 'office' ? '/home-office-user' : '/home');
    await drawn(page);
    await openPalette(page, typed);
    await option(page, row).first().click();
    await expect(page).toHaveURL(address);
    await drawn(page);
  });

test('without a role or a login the palette finds only pages, and asks the carrier nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const nothing = page.locator('[data-part="status"]').getByText('Nothing found for “okafor”.');
  await page.goto('/home');
  await drawn(page);
  await openPalette(page, 'okafor');
  await expect(nothing).toBeVisible();
  await signIn(page, 'sub.none', '/home');
  await drawn(page);
  await openPalette(page, 'okafor');
  await expect(nothing).toBeVisible();
  expect(asked.filter((url) => url.includes('/API/Search'))).toEqual([]);
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
  await expect(paletteInput(page)).toHaveValue('pen');
  await page.keyboard.type('ding');
  await expect(paletteInput(page)).toHaveValue('pending');
});

test('a late answer to an earlier text is ignored, and a search goes on after a lost network @main', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent', '/home');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/API/Search?term=okafor', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/term=okafor/);
  await openPalette(page, 'okafor');
  const former = await asked;
  await paletteInput(page).fill('mendoza');
  await expect(option(page, /Mendoza/).first()).toBeVisible();
  release();
  // No response means that the page aborted the call.
  await (await former.response())?.finished();
  await roundTrip(page);
  await expect(option(page, /Mendoza/).first()).toBeVisible();
  await expect(option(page, /Okafor/)).toHaveCount(0);

  await context.setOffline(true);
  await paletteInput(page).fill('hernandez');
  const status = page.locator('[data-part="status"]');
  await expect(status.getByText(/failed\..* You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(option(page, /Hernandez/).first()).toBeVisible();
});

test('the text is gone when the palette opens again, and never in the browser’s storage', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await openPalette(page, 'okafor');
  await page.keyboard.press('Escape');
  await openPalette(page);
  await expect(paletteInput(page)).toHaveValue('');
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
  );
  expect(stored).not.toContain('okafor');
});

test('the palette loads two scripts at most, and requests what a search needs only with a text', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await requestsSent(page);
  const counts = /PendingPolicyRequirements|FollowUps|PastDue|Attention|ExpiryWatch/;
  const searched = ['SavedViews', 'Sessions', 'SecondStep', 'Calendar', 'applicationConfig'];
  const asked = new Set<string>();
  let scripts = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts += 1;
    if (/^\/(API|auth)\//.test(pathname)) asked.add(pathname.split('/').at(-1) ?? '');
  });
  await page.getByRole('button', { name: 'Policy, client or page' }).click();
  await expect(option(page, /^Ending soon/)).toBeVisible();
  await roundTrip(page);
  expect([...asked].filter((call) => !counts.test(call))).toEqual([]);
  expect(scripts).toBeLessThanOrEqual(2);
  await page.keyboard.type('p');
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(searched));
});
