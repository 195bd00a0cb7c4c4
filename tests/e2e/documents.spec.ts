import { readFile } from 'node:fs/promises';
import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { rowsOf, settled, signIn } from './support.ts';

/** Chooses a file in the menu of a policy. */
async function choose(page: Page, file: string) {
  await page.getByRole('button', { name: 'More commands' }).click();
  await page.getByRole('menuitem', { name: file }).click();
}

/** The file that a press of a button downloads. */
async function downloaded(page: Page, button: string) {
  const started = page.waitForEvent('download');
  if (button.endsWith('PDF')) await choose(page, button);
  else await page.getByRole('button', { name: button }).click();
  const download = await started;
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

test('the export of the list contains the cells of its rows, in their order @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending?pageSize=25');
  await settled(page);
  const file = await downloaded(page, 'Export to Excel');
  expect(file.name).toBe('Pending-policies-11-18-2026.xlsx');
  const { rows } = await readWorkbook(new Blob([file.bytes]).stream());
  const [header, ...body] = rows.map((row) => row.map(({ value }) => value));
  expect(header?.slice(0, 4)).toEqual([
    'Date',
    'Agent Name - ID',
    'Primary Insured',
    'Policy Number',
  ]);
  const shown = await rowsOf(page).evaluateAll((list) =>
    list.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const [index, cells] of shown.entries()) {
    const exported = body[index] ?? [];
    const texts = [2, 3, 6].map((column) => exported[column] ?? 'nothing');
    for (const text of texts) expect(cells.join(' | ')).toContain(text);
  }
});

for (const [button, name] of [
  ['Policy PDF', 'policy-NL0018O0142.pdf'],
  ['Application PDF', 'application-NL0018O0142.pdf'],
] as const) {
  test(`the ${button} has the policy's number in its name and its text`, async ({ page }) => {
    await signIn(page, 'agent', '/policy/NL0018O0142/details');
    const file = await downloaded(page, button);
    expect(file.name).toBe(name);
    const { pages } = await readPdf(file.bytes);
    expect(pages.join(' ')).toContain('NL0018O0142');
    expect(pages.join(' ')).toContain('Okafor, Ifeoma');
  });
}

test('after too many exports the page says how long to wait, and stays as it is', async ({
  page,
}) => {
  const detail = 'Too many exports. Try again in 20 seconds.';
  await page.route('**/Policies/*/Export', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '20' }, json: { status: 429, detail } }),
  );
  await signIn(page, 'agent', '/policy/NL0018O0142/details');
  await choose(page, 'Policy PDF');
  await expect(page.getByRole('alert')).toContainText(`The download failed. ${detail}`);
  await expect(page.getByRole('button', { name: 'More commands' })).toBeEnabled();
});
