import { expect, type Page, test } from '@playwright/test';
import { requestsSent, drawn, follow, settled, signIn, watchConsole } from '../support.ts';

/** Records the addresses that the page requests. */
function recordRequests(page: Page, part: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

for (const [account, arrival] of [
  ['office', '/home-office-user'],
  ['sub.claims', '/accessRequired'],
] as const) {
  test(`${account} opens /pending, and the page makes no request that would be rejected`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const requested = recordRequests(page, '/API/PolicyInfo/');
    // Any page stores in the browser whether its user sees policies.
    await signIn(page, account, '/home');
    await drawn(page);
    await page.goto('/pending');
    await expect(page).toHaveURL(arrival);
    await drawn(page);
    await requestsSent(page);
    expect(requested).toEqual([]);
    expect(messages).toEqual([]);
  });
}

test('the first rows of /pending are requested together with the user record @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/icon.svg');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/auth\/userinfo$/, async (route) => {
    await released;
    await route.continue();
  });
  const rows = page.waitForRequest(/PendingPolicyRequirements\?/);
  await page.goto('/pending', { waitUntil: 'commit' });
  await rows;
  release();
  await settled(page);
});

test('the first rows of /pending are requested once', async ({ page }) => {
  const requested = recordRequests(page, '/PendingPolicyRequirements?page=1&');
  const next = page.waitForRequest(/PendingPolicyRequirements\?page=2&/);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await next;
  await requestsSent(page);
  expect(requested).toHaveLength(1);
});

for (const [address, call] of [
  ['/policy/NL9999999999/details', '/API/PolicyInfo/Policies/NL9999999999'],
  ['/policy-v2/active/NL9999999999/details-v2', '/API/PolicyInfo/NL9999999999/PolicyDetail'],
] as const) {
  test(`a missing policy is requested once, at ${address}`, async ({ page }) => {
    const requested = recordRequests(page, 'NL9999999999');
    // The policy and its follow-ups are requested at the same time.
    const calls = () => requested.filter((path) => path.startsWith('/API/PolicyInfo/'));
    await signIn(page, 'agent', address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
    await requestsSent(page);
    expect(calls()).toEqual([call]);

    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Dana');
    requested.length = 0;
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
    await requestsSent(page);
    expect(calls()).toEqual([call]);
  });
}

test('a policy whose page loads before its first data starts is requested once', async ({
  page,
}) => {
  const requested = recordRequests(page, '/API/PolicyInfo/NL9999999999/');
  await signIn(page, 'agent', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Dana');
  // On a first visit, the code of the policy's pages is not loaded.
  await follow(page, '/policy-v2/active/NL9999999999/details-v2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
  await requestsSent(page);
  expect(requested).toHaveLength(1);
});
