import { expect, type Page, test } from '@playwright/test';
import { actAs, follow, logIn, signIn, switchOff } from '../support.ts';

type Visit = readonly [opened: string, arrival: string, heading: string];

const noRole = ['/accessRequired', 'Access required'] as const;
const landing = ['/home-office-user', 'Act for an agent'] as const;
const oops = ['/error', 'Oops! Something went wrong.'] as const;
const off = ['/error?because=off', 'This page is not available'] as const;

/** Where accounts end up, from [S2], [S5] and decisions 1. `guards.test.ts` has every person on every page. */
const visits: Readonly<Record<string, readonly Visit[]>> = {
  agent: [
    ['/policy/NL0018O0142', '/policy/NL0018O0142/details', 'Okafor, Ifeoma'],
    ['/policy-v2/Active/NL1?a=1', '/policy-v2/Active/NL1/details-v2?a=1', 'Policy not found'],
    ['/production-credit', '/production-credit/worksite/products', 'Products'],
    ['/production-credit/individual', '/production-credit/individual/downline', 'Downline'],
    ['/home-office-user', ...oops],
  ],
  historical: [
    ['/pending', '/pending', 'Unauthorized.'],
    // Its first data is an optional call.
    ['/claims', '/claims', 'Unauthorized.'],
    ['/my-business', '/my-business', 'Today'],
  ],
  'sub.claims': [
    ['/pending', ...noRole],
    ['/claims', '/claims', 'Claims'],
  ],
  office: [
    ['/pending', ...landing],
    ['/account-settings', '/account-settings/help', 'Help'],
  ],
};

async function expectArrival(page: Page, [, arrival, heading]: Visit) {
  await expect(page).toHaveURL(arrival);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Opens an address in a new document. */
async function arrive(page: Page, visit: Visit) {
  await page.goto(visit[0]);
  await expectArrival(page, visit);
}

for (const [account, rows] of Object.entries(visits)) {
  test(`${account} ends up where the specification says`, async ({ page }) => {
    const [first, ...others] = rows;
    await signIn(page, account, first?.[0]);
    if (first) await expectArrival(page, first);
    // By links within the document, where the same guards decide.
    for (const other of others) {
      await follow(page, other[0]);
      await expectArrival(page, other);
    }
  });
}

test('a visitor sees pages that need no login, and the login page for the others @main', async ({
  page,
}) => {
  await arrive(page, [
    '/account-confirmation',
    '/account-confirmation',
    'Your account is confirmed',
  ]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await arrive(page, ['/requires-ping', '/requires-ping', 'Single sign-on account required']);
  await page.goto('/claims/results?claimNumber=C1#row');
  await expect(page).toHaveURL(
    '/auth/login?returnurl=%2Fclaims%2Fresults%3FclaimNumber%3DC1%23row',
  );
});

test('on a phone of 320 px the login page fits its card, with an error too @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/login');
  await logIn(page, 'a', 'b');
  await expect(page.getByRole('alert')).toBeFocused();
  const card = page.getByRole('region', { name: 'Log in' });
  const { right } = await card.evaluate((element) => element.getBoundingClientRect());
  const rights = await card
    .locator('.control, button, [role="alert"]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(3);
  for (const each of rights) expect(each).toBeLessThan(right);
});

test('home office that acts for an agent ends up where the specification says', async ({
  page,
}) => {
  await signIn(page, 'office.unlinked', '/home');
  await actAs(page, '4471902');
  await arrive(page, ['/pending', '/pending', 'Pending']);
  await arrive(page, ['/contracting', '/requires-ping', 'Single sign-on account required']);
  await expect(page.getByText(/^Dana Whitfield has no linked/)).toBeVisible();
  await arrive(page, ['/account-settings/profile', ...oops]);
  await arrive(page, ['/account-settings', '/account-settings/alerts', 'Alerts']);
});

test('without business in either branch a link stays on the page, and says why', async ({
  page,
}) => {
  await signIn(page, 'neither', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ivy');
  const length = await page.evaluate(() => history.length);
  await follow(page, '/production-credit/individual/downline');
  await expect(page.getByText(/neither Individual nor Worksite business/).first()).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ivy');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a feature that is off closes its pages, and no others @main', async ({ page }) => {
  await switchOff(page, 'claims');
  await signIn(page, 'agent', '/home');
  await arrive(page, ['/claims', ...off]);
  await arrive(page, ['/claims/results?claimNumber=C1', ...off]);
  await arrive(page, ['/tax-forms', '/tax-forms', 'Tax Forms']);
});
