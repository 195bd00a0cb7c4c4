import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, rowsOf, settled, signIn, switchOff } from '../support.ts';

const activity = '/account-settings/activity';

/** The visible texts of a column, from top to bottom. */
const columnOf = (page: Page, id: string) =>
  rowsOf(page).locator(`> [data-column="${id}"]`).allInnerTexts();

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    ...(await readWorkbook(new Blob([bytes]).stream())),
  };
}

/** Exports claims as the signed-in user, which records an entry. */
async function exportClaims(page: Page) {
  const answer = await page.request.get('/API/Claims/Export?ClaimNumber=C');
  expect(answer.status()).toBe(200);
}

test('an agent reads its sign-in, an export and the details of a change, filtered and sorted @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/icon.svg');
  await exportClaims(page);
  const token = (await page.context().cookies()).find(({ name }) => name === '__Host-csrf');
  const taken = await page.request.post('/API/send/takeAction', {
    data: { policyNumber: 'NL0017I1l90', action: 'RequestContact', note: 'Please call.' },
    headers: { Origin: new URL(page.url()).origin, 'X-CSRF-Token': token?.value ?? '' },
  });
  expect(taken.status()).toBe(200);
  await page.goto(`${activity}?pageSize=25`);
  await settled(page);
  await expect(rowsOf(page).nth(0)).toContainText(/Took an action for a policy.*NL0017I1l90/s);
  await expect(rowsOf(page).nth(1)).toContainText(/Exported a file.*Claims-11-18-2026\.xlsx/s);
  await expect(rowsOf(page).filter({ hasText: 'Logged in' }).first()).toContainText(
    'Dana Whitfield',
  );

  await page.goto(`${activity}?kind=Export&kind=Change`);
  await settled(page);
  expect(new Set(await columnOf(page, 'kind'))).toEqual(new Set(['Export', 'Change']));
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await expect(page).toHaveURL(/sort=-kind/);
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await expect(page).toHaveURL(/sort=kind/);
  await settled(page);
  await expect(rowsOf(page).first()).toContainText('Change');
});

test('the exported workbook has the rows of the screen', async ({ page }) => {
  await signIn(page, 'agent', '/icon.svg');
  await exportClaims(page);
  await page.goto(`${activity}?kind=Export&pageSize=100`);
  await settled(page);
  const [what, about] = [await columnOf(page, 'what'), await columnOf(page, 'about')];
  const file = await exported(page);
  expect(file.name).toBe('Activity-11-18-2026.xlsx');
  const cells = file.rows.slice(1).map((row) => [row[3]?.value, row[4]?.value]);
  // The first row may be the export of this file.
  const own = cells[0]?.[1] === file.name ? 1 : 0;
  expect(cells.slice(own, own + what.length)).toEqual(what.map((text, at) => [text, about[at]]));
});

test('a sub-account reads only its own actions, whatever its roles', async ({ page }) => {
  for (const [account, name] of [
    ['sub.claims', 'Sam Claims'],
    ['sub.none', undefined],
  ] as const) {
    await signIn(page, account, `${activity}?pageSize=100`);
    await settled(page);
    const names = new Set(await columnOf(page, 'who'));
    expect(names.size).toBe(1);
    if (name) expect([...names]).toEqual([name]);
  }
});

test('historical access reads its own activity', async ({ page }) => {
  await signIn(page, 'historical', activity);
  await settled(page);
  await expect(rowsOf(page).filter({ hasText: 'Logged in' }).first()).toBeVisible();
  await expect(page.getByRole('table')).not.toContainText('Dana Whitfield');
});

test('home office reads the activity of the agent it acts for, including its own actions', async ({
  page,
}) => {
  await signIn(page, 'office', '/icon.svg');
  await actAs(page, '4471902');
  await page.goto(`${activity}?kind=Home+office`);
  await settled(page);
  await expect(rowsOf(page).first()).toContainText('Began to act for the agent');
  await expect(rowsOf(page).first()).toContainText('Carol Denney, home office');
});

test('the activity page fits a phone in the dark theme, and needs the left navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'agent', activity);
  await expect(page.getByText('Logged in').first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await switchOff(page, 'left_nav');
  await page.goto(activity);
  await expect(page).toHaveURL('/error?because=off');
});
