import { expect, test } from '@playwright/test';
import { endSessionAt, followEntry, pressEntry, rowsOf, settled, signIn } from './support.ts';

const rowsCall = /PendingPolicyRequirements\?|PendingPolicies\/Summaries\?/;

test('a 5xx of the list replaces the content, and Try again restores it without a reload @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  let failing = true;
  await page.route(rowsCall, (route) =>
    failing
      ? route.fulfill({ status: 503, json: { status: 503, title: 'Down', requestId: 'req-7' } })
      : route.continue(),
  );
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await followEntry(page, 'Policies', 'Pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await expect(page.getByText('Reference: req-7')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a 404 of the list shows an empty list', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await page.route(rowsCall, (route) =>
    route.fulfill({ status: 404, json: { status: 404, title: 'Not Found' } }),
  );
  await page.goto('/pending');
  await expect(page.getByText('No requirements')).toBeVisible();
});

test('an answer that breaks the contract shows an error in place, with Try again', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await page.route(rowsCall, (route) => route.fulfill({ json: { surprise: true } }));
  await page.goto('/pending');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(rowsCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(10);
});

test('a rejected export says so in place and keeps the list', async ({ page }) => {
  await signIn(page, 'agent');
  await settled(page);
  await page.route(/\/Export/, (route) =>
    route.fulfill({ status: 500, json: { status: 500, title: 'Broken' } }),
  );
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await expect(page.getByText(/could not|failed|try again/i).first()).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(10);
});

test('a page whose code is gone reloads once', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/assets\/ActiveV2Page-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await pressEntry(page, 'Policies', 'Active');
  await expect(page.getByText('Oops! Something went wrong.')).toBeVisible();
  await expect(page).toHaveURL('/active-v2');
  expect(documents).toBe(1);
});

test('a session that ended leads to the login and back to the same list @main', async ({
  page,
}) => {
  await signIn(page, 'agent');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page).toHaveURL('/pending?sort=date');
  await endSessionAt(page, /PendingPolicyRequirements\?.*pageSize=25/);
  await page.getByRole('combobox', { name: /per page$/ }).selectOption('25');
  await expect(page).toHaveURL(/\/auth\/login\?returnurl=%2Fpending%3F.*sort%3Ddate/);
});
