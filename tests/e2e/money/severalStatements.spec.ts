import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from '../support.ts';

test('a user downloads the statements of several cycles in one file @main', async ({ page }) => {
  await signIn(page, 'solo', '/commissions?cycle=2026-10-31');
  await settled(page);
  await page.getByRole('button', { name: 'Agent statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agent statement' });
  await dialog.getByRole('switch', { name: 'Several statements' }).click();
  await dialog.getByRole('combobox', { name: 'Cycles to' }).click();
  await page.getByRole('option', { name: '11/15/2026', exact: true }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download 2 PDFs' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Commissions_Statements-.*\.zip$/);
  // The directory of a zip file contains the names uncompressed.
  const directory = await readFile(await download.path(), 'latin1');
  for (const day of ['10-31-2026', '11-15-2026'])
    expect(directory).toContain(`-Commissions_Report-${day}.pdf`);
});
