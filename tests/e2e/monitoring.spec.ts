import { expect, type Page, test } from '@playwright/test';
import { requestsSent, drawn, settled, signIn, watchConsole } from './support.ts';

/** Every request of the page. Those to its own origin are paths. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

const outside = (urls: readonly string[], page: Page) =>
  urls.filter(
    (url) => !url.startsWith('data:') && new URL(url).origin !== new URL(page.url()).origin,
  );

/** Answers the application config like a carrier with these ids. */
async function configure(page: Page, ids: object): Promise<void> {
  const config = { gtm_id: '', init: '', info: '', loader_config: '', ...ids };
  await page.route('**/auth/applicationConfig', (route) => route.fulfill({ json: config }));
}

test('without ids no agent loads, and no request leaves the origin @main', async ({ page }) => {
  const said = watchConsole(page);
  const urls = watchRequests(page);
  await page.goto('/home');
  await requestsSent(page);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await requestsSent(page);
  expect(outside(urls, page)).toEqual([]);
  expect(urls.filter((url) => /startMonitoringTool|browser-agent/.test(url))).toEqual([]);
  expect(said).toEqual([]);
});

test('with ids the agent loads after the page, from the portal’s origin', async ({ page }) => {
  await configure(page, { info: '{"licenseKey":"key","applicationID":"1"}' });
  const agent = page.waitForRequest(/startMonitoringTool/);
  await page.goto('/home');
  await drawn(page);
  expect(new URL((await agent).url()).origin).toBe(new URL(page.url()).origin);
});

test('an invalid config is only logged, and the page works', async ({ page }) => {
  const said = watchConsole(page);
  const urls = watchRequests(page);
  await configure(page, { gtm_id: 'GTM-A"><script>', info: '{broken' });
  await page.goto('/home');
  await expect.poll(() => said).toHaveLength(2);
  await requestsSent(page);
  expect(said).toHaveLength(2);
  expect(said.join()).toContain('The monitoring tool did not start.');
  expect(said.join()).toContain('The tag manager did not start.');
  expect(outside(urls, page)).toEqual([]);
  await drawn(page);
});
