import { expect, test } from '@playwright/test';
import {
  endSessionAt,
  exported,
  logIn,
  requestsSent,
  rowsOf,
  settled,
  signIn,
  signOut,
  watchConsole,
} from './support.ts';

test('an agent works the pending list from sign-in to sign-out @main', async ({ page }) => {
  const complaints = watchConsole(page);

  await test.step('a visitor who opens /pending sees the login page, and then /pending', async () => {
    await page.goto('/pending');
    await expect(page).toHaveURL(/\/auth\/login\?returnurl=%2Fpending$/);
    await logIn(page, 'agent@northfield.example', 'wrong');
    await expect(page.getByRole('alert')).toContainText('The username and password do not match.');
    await logIn(page, 'agent@northfield.example');
    await expect(page).toHaveURL('/pending');
    complaints.length = 0;
  });

  await test.step('the list shows ten requirements, the newest first', async () => {
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pending' })).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByText(/Showing 1 to 10 of \d+/)).toBeVisible();
  });

  await test.step('sorting goes descending, none, ascending, and is in the address', async () => {
    const date = page.getByRole('columnheader', { name: 'Date' });
    await date.getByRole('button').click();
    await expect(page).toHaveURL('/pending?sort=date');
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await date.getByRole('button').click();
    await expect(page).toHaveURL('/pending?sort=none');
    await expect(date).not.toHaveAttribute('aria-sort', /.+/);
    await date.getByRole('button').click();
    await expect(page).toHaveURL('/pending');
    await settled(page);
  });

  await test.step('the next page shows other rows, and Back returns to the first', async () => {
    // Not the announcement, which has the same text.
    const range = page.locator('[data-part="range"]');
    const first = await rowsOf(page).first().innerText();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/pending?page=2');
    await expect(range).toHaveText(/Showing 11 to 20 of/);
    await expect(rowsOf(page).first()).not.toHaveText(first, { useInnerText: true });
    await page.goBack();
    await expect(range).toHaveText(/Showing 1 to 10 of/);
    await settled(page);
    expect(await rowsOf(page).first().innerText()).toBe(first);
  });

  await test.step('a filter narrows the list, and its address can be shared', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('switch', { name: 'Take Action' }).click();
    await expect(page).toHaveURL('/pending?takeAction=true');
    await settled(page);
    await expect(page.getByRole('button', { name: /^Needs action/, pressed: true })).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.getByRole('button', { name: /^Needs action/, pressed: true })).toBeVisible();
    await expect(
      rowsOf(page).getByText('Overdue').or(rowsOf(page).getByText('Open')).first(),
    ).toBeVisible();
  });

  await test.step('the export is a workbook with the list', async () => {
    const { name, rows } = await exported(page);
    expect(name).toMatch(/^Pending-policies-\d{2}-\d{2}-\d{4}\.xlsx$/);
    expect(rows.length).toBeGreaterThan(10);
    await expect(page.getByText(name)).toBeVisible();
  });

  await test.step('a row leads to its policy, which shows all its people', async () => {
    const link = rowsOf(page).first().locator('[data-column="policyNumber"] a');
    const policyNumber = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(`/policy/${policyNumber}/details`);
    await expect(page.getByRole('heading', { name: 'Client Information' })).toBeVisible();
    const parties = page.getByRole('table', { name: 'Client Information' });
    await expect(parties.getByText('Insured', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('signing out ends the session, and Back shows nothing', async () => {
    await page.getByRole('button', { name: /Dana Whitfield/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/policy'));
    expect((await page.request.get('/API/PolicyInfo/Policies/StatusCounts')).status()).toBe(401);
    await page.goto('/pending');
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  expect(complaints).toEqual([]);
});

test('logging out removes everything that names the user from the browser @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);
  const storage = () =>
    page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))),
    );
  await expect.poll(storage).toContain('visits/pending-v2:');
  // As an earlier version stored it.
  await page.evaluate(() => {
    localStorage.setItem('visits/active-v2:agent@northfield.example|4471902', '{}');
  });
  await page.getByRole('button', { name: /Dana Whitfield/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  const left = await storage();
  expect(left).toContain('visits/pending-v2:');
  expect(left).not.toMatch(/agent@|northfield\.example|Whitfield|447190/);
});

test('a log-out reaches the other tabs @main', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await signIn(one, 'agent');
  const next = two.waitForRequest(/PendingPolicyRequirements\?page=2&/);
  await two.goto('/pending');
  await settled(two);
  await next;
  // The first tab announces its user once it has loaded, and the other one then reads its own.
  await requestsSent(one);
  await requestsSent(two);
  await one.getByRole('button', { name: /Dana Whitfield/ }).click();
  // The other tab gets a message and leaves immediately, without a request.
  const first = two.waitForEvent('request');
  await one.getByRole('menuitem', { name: 'Log Out' }).click();
  expect((await first).isNavigationRequest()).toBe(true);
  await expect(two).toHaveURL('/');
});

test('a policy of another agent is not found, and a link leads back @main', async ({ page }) => {
  await signIn(page, 'agent');
  const answer = await page.request.get('/API/PolicyInfo/Policies/PendingPolicyRequirements');
  const { requirementSummaries } = (await answer.json()) as {
    requirementSummaries: { policyNumber: string }[];
  };
  const foreign = requirementSummaries[0]!.policyNumber;
  await signOut(page);
  await signIn(page, 'solo', `/policy/${foreign}/details`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
  await page.getByRole('link', { name: 'Back to Pending' }).click();
  await expect(page).toHaveURL('/pending-v2');
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
