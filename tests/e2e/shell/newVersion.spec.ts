import { expect, type Page, test } from '@playwright/test';
import { drawn, follow, signIn } from '../support.ts';

const pat = /assets\/PatPage-.*\.js$/;
const business = /assets\/MyBusinessPage-.*\.js$/;

/** Counts the documents that the tab loads from now on. */
function watchDocuments(page: Page): { readonly count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1;
  });
  return documents;
}

const oops = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');

test('a new version reloads the page once, at the requested page, and keeps the input @main', async ({
  page,
}) => {
  const actions = '/policy/NL0018O0142/actions';
  // Optional code of the page is still loading.
  await page.route(/assets\/startMonitoring-.*\.js$/, () => {});
  await signIn(page, 'agent', actions);
  await drawn(page);
  await page.getByLabel('Note').fill('The exam is on Thursday.');
  await page.evaluate(() => Object.assign(globalThis, { oldVersion: true }));
  const documents = watchDocuments(page);
  // The old document requests code that the new version does not have.
  await page.route(pat, (route) =>
    documents.count === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await follow(page, '/pat');
  await page.getByRole('button', { name: 'Leave this page', exact: true }).click();
  await expect(page).toHaveURL('/pat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy Overview');
  expect(await page.evaluate(() => 'oldVersion' in globalThis)).toBe(false);
  expect(documents.count).toBe(1);

  await follow(page, actions);
  await expect(page.getByLabel('Note')).toHaveValue('The exam is on Thursday.');
  expect(documents.count).toBe(1);
});

test('if code stays missing, the error page shows after one reload, until Try again finds the code', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await drawn(page);
  const documents = watchDocuments(page);
  const missing = (url: RegExp) =>
    page.route(url, (route) => route.fulfill({ status: 404, body: '' }));
  await missing(pat);
  await missing(business);
  await follow(page, '/pat');
  await oops(page);
  await expect(page).toHaveURL('/pat');
  expect(documents.count).toBe(1);

  // Documents that the user opens within the same minute. None of them reloads.
  await page.goto('/my-business');
  await oops(page);
  expect(documents.count).toBe(2);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const loaded = page.waitForEvent('load');
  await tryAgain.click();
  await loaded;
  await oops(page);
  expect(documents.count).toBe(3);

  await page.unroute(business);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  expect(documents.count).toBe(4);
});
