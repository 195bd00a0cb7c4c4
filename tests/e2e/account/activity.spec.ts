import { expect, type Page, test } from '@playwright/test';
import { exported, rowsOf, send, settled, signIn } from '../support.ts';

const activity = '/account-settings/activity';

/** The visible texts of a column, from top to bottom. */
const columnOf = (page: Page, id: string) =>
  rowsOf(page).locator(`> [data-column="${id}"]`).allInnerTexts();

test('an agent reads its sign-in, an export and the details of a change, filtered and exported @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/icon.svg');
  expect((await page.request.get('/API/Claims/Export?ClaimNumber=C')).status()).toBe(200);
  const action = { policyNumber: 'NL0017I1l90', action: 'RequestContact', note: 'Please call.' };
  await send(page, '/API/send/takeAction', action);
  await page.goto(`${activity}?pageSize=25`);
  await settled(page);
  await expect(rowsOf(page).nth(0)).toContainText(/Took an action for a policy.*NL0017I1l90/s);
  await expect(rowsOf(page).nth(1)).toContainText(/Exported a file.*Claims-11-18-2026\.xlsx/s);
  await expect(rowsOf(page).filter({ hasText: 'Logged in' }).first()).toContainText(
    'Dana Whitfield',
  );

  await page.goto(`${activity}?kind=Export&pageSize=100`);
  await settled(page);
  expect(new Set(await columnOf(page, 'kind'))).toEqual(new Set(['Export']));
  const [what, about] = [await columnOf(page, 'what'), await columnOf(page, 'about')];
  const file = await exported(page);
  expect(file.name).toBe('Activity-11-18-2026.xlsx');
  const cells = file.rows.slice(1).map((row) => row.slice(3, 5));
  // The first row may be the export of this file.
  const own = cells[0]?.[1] === file.name ? 1 : 0;
  expect(cells.slice(own, own + what.length)).toEqual(what.map((text, at) => [text, about[at]]));
});
