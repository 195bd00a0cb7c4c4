import { expect, type Page, test } from '@playwright/test';
import { requestsSent, drawn, follow, settled, signIn } from '../support.ts';

/** The pages whose data does not wait for their code: the code, and the call at the same time. */
const pages = [
  ['/policy/NL0018O0142/details', /assets\/PolicyDetailsPage-.*\.js$/, /Policies\/NL0018O0142$/],
  [
    '/policy/NL0018O0142/actions',
    /assets\/PolicyActionsPage-.*\.js$/,
    /Policies\/NL0018O0142\/Actions$/,
  ],
  [
    '/policy-v2/pending/NL0018O0142/details-v2',
    /assets\/PolicyDetailsPage-.*\.js$/,
    /NL0018O0142\/PendingPolicyDetail$/,
  ],
] as const;

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

for (const [address, code, data] of pages) {
  test(`the code and the data of ${address} do not wait for each other`, async ({ page }) => {
    await signIn(page, 'agent', '/home');
    await drawn(page);
    const heldCode = await hold(page, code);
    const heldData = await hold(page, data);
    await follow(page, address);
    await Promise.all([heldCode.asked, heldData.asked]);
    heldCode.release();
    heldData.release();
    await expect(page).toHaveURL(address);
  });

  test(`a visit that begins with ${address} requests both at the same time`, async ({ page }) => {
    await signIn(page, 'agent', '/icon.svg');
    const heldCode = await hold(page, code);
    const heldData = await hold(page, data);
    await page.goto(address, { waitUntil: 'commit' });
    await heldCode.asked;
    // Holds back only the page's code, not the portal's. The data must not wait for it.
    await heldData.asked;
    heldCode.release();
    heldData.release();
    await drawn(page);
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

test('the features are requested together with the user record', async ({ page }) => {
  await signIn(page, 'agent', '/icon.svg');
  const user = await hold(page, /\/auth\/userinfo$/);
  const features = await hold(page, /\/features\/enabled$/);
  await page.goto('/pending', { waitUntil: 'commit' });
  await Promise.all([user.asked, features.asked]);
  user.release();
  features.release();
  await settled(page);
});

test('a second page of a policy requests the policy once, with its own calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/API/PolicyInfo/')) asked.push(pathname);
  });
  await signIn(page, 'agent', '/policy-v2/pending/NL0018O0142/actions-v2');
  await expect(page.getByRole('heading', { name: 'Actions taken' })).toBeVisible();
  await requestsSent(page);
  expect(asked.toSorted()).toEqual([
    '/API/PolicyInfo/NL0018O0142/PendingPolicyDetail',
    '/API/PolicyInfo/Policies/NL0018O0142/Actions',
    '/API/PolicyInfo/Policies/NL0018O0142/Documents',
  ]);
});
