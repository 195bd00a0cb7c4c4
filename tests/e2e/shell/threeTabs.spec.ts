import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../support.ts';

const past = '2020-01-01T00:00:00.000Z';

/** Answers the user record with an expired token, so that every tab has to refresh it. */
async function expire(context: BrowserContext): Promise<void> {
  await context.route('**/auth/userinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt: past } });
  });
}

/** Holds back the refresh until it is released, and counts the requests. */
async function holdRefresh(context: BrowserContext) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const refreshes = { count: 0 };
  await context.route('**/auth/refreshAuthToken', async (route) => {
    refreshes.count += 1;
    await released;
    await route.continue();
  });
  return { refreshes, release };
}

/** The number of tabs that wait for the refreshing tab. */
const waitingTabs = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isRefresh = ({ name }: LockInfo) => name === 'agent-portal-refresh';
    return { held: held.filter(isRefresh).length, pending: pending.filter(isRefresh).length };
  });

test('three tabs with an expired token refresh it once, and each gets all its answers @main', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent', '/icon.svg');
  await expire(context);
  const { refreshes, release } = await holdRefresh(context);
  const answers: { readonly call: string; readonly status: number }[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/API/')) answers.push({ call: pathname, status: response.status() });
  });

  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/my-business', { waitUntil: 'commit' })));
  await expect.poll(() => waitingTabs(page)).toEqual({ held: 1, pending: 2 });
  release();

  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Today');
    await expect(tab.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await expect(tab.locator('main h2').first()).toBeVisible();
  }
  expect(refreshes.count).toBe(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // All tabs make the same calls, so none is lost. The last part of a page may still wait for its answers.
  const uneven = () =>
    [...Map.groupBy(answers, ({ call }) => call)]
      .filter(([, of]) => of.length % tabs.length !== 0)
      .map(([call]) => call);
  await expect.poll(uneven).toEqual([]);
});
