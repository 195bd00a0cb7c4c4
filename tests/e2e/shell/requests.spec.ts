import { expect, type Page, test } from '@playwright/test';
import { drawn, follow, requestsSent, settled, signIn, watchConsole } from '../support.ts';

const address = '/policy-v2/pending/NL0018O0142/details-v2';
const code = /assets\/PolicyDetailsPage-.*\.js$/;
const data = /NL0018O0142\/PendingPolicyDetail$/;

/** Holds back every matching request, and notifies of the first. */
async function hold(page: Page, url: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: hear } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    hear();
    await released;
    await route.continue().catch(() => {});
  });
  return { asked, release };
}

/** Records the paths that the page requests. */
function recordRequests(page: Page, part: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

for (const [kind, before, open] of [
  ['by a link', '/home', follow],
  ['as the first page', '/icon.svg', (page: Page) => page.goto(address, { waitUntil: 'commit' })],
] as const) {
  test(`the code and the data of a policy do not wait for each other, ${kind}`, async ({
    page,
  }) => {
    await signIn(page, 'agent', before);
    if (before === '/home') await drawn(page);
    // Only the page's code, not the portal's.
    const heldCode = await hold(page, code);
    const heldData = await hold(page, data);
    await open(page, address);
    await Promise.all([heldCode.asked, heldData.asked]);
    heldCode.release();
    heldData.release();
    await expect(page).toHaveURL(address);
  });
}

test('the code of /pending is there before a user opens it from another page', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await requestsSent(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await follow(page, '/pending');
  await settled(page);
});

test('a visit that begins with /pending requests its code and its rows at the same time', async ({
  page,
}) => {
  await signIn(page, 'agent', '/icon.svg');
  const html = await (await page.request.get('/pending')).text();
  const [, code = ''] = /const portalCode="([^"]+)"/.exec(html) ?? [];
  const heldCode = await hold(page, new RegExp(`${code}$`));
  const heldData = await hold(page, /PendingPolicyRequirements\?/);
  await page.goto('/pending', { waitUntil: 'commit' });
  await Promise.all([heldCode.asked, heldData.asked]);
  heldCode.release();
  heldData.release();
  await settled(page);
});

test('a first visit of /pending loads at most 8 scripts @main', async ({ page }) => {
  await signIn(page, 'agent', '/icon.svg');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/pending');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeLessThanOrEqual(8);
});

test('the last script of the document starts the code, after the rows are painted @main', async ({
  request,
}) => {
  const html = await (await request.get('/pending')).text();
  expect(html).toMatch(/const portalCode="\/assets\//);
  expect(html).not.toMatch(/<script[^>]*type="module"/);
});

test('a second page of a policy requests the policy once, with its own calls', async ({ page }) => {
  const asked = recordRequests(page, '/API/PolicyInfo/');
  await signIn(page, 'agent', '/policy-v2/pending/NL0018O0142/actions-v2');
  await expect(page.getByRole('heading', { name: 'Actions taken' })).toBeVisible();
  await requestsSent(page);
  expect(asked.toSorted()).toEqual([
    '/API/PolicyInfo/NL0018O0142/PendingPolicyDetail',
    '/API/PolicyInfo/Policies/NL0018O0142/Actions',
    '/API/PolicyInfo/Policies/NL0018O0142/Documents',
  ]);
});

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

test('the first rows of /pending are requested once, together with the user record @main', async ({
  page,
}) => {
  const requested = recordRequests(page, '/PendingPolicyRequirements?page=1&');
  const next = page.waitForRequest(/PendingPolicyRequirements\?page=2&/);
  await signIn(page, 'agent', '/icon.svg');
  const user = await hold(page, /\/auth\/userinfo$/);
  const rows = page.waitForRequest(/PendingPolicyRequirements\?/);
  await page.goto('/pending', { waitUntil: 'commit' });
  await Promise.all([user.asked, rows]);
  user.release();
  await settled(page);
  await next;
  await requestsSent(page);
  expect(requested).toHaveLength(1);
});

test('a missing policy is requested once, also by a link', async ({ page }) => {
  const missing = '/policy-v2/active/NL9999999999/details-v2';
  const requested = recordRequests(page, '/NL9999999999/PolicyDetail');
  // On a first visit, the code of the policy's pages is not loaded.
  await signIn(page, 'agent', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Dana');
  for (const open of [() => follow(page, missing), () => page.reload()]) {
    requested.length = 0;
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
    await requestsSent(page);
    expect(requested).toHaveLength(1);
  }
});
