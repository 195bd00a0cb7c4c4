import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

test('the payments of a cycle are a CSV file for other programs, with the filters of the list @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/commissions?cycle=2026-11-15');
  await settled(page);
  const count = Number.parseInt(await page.getByText(/^\d+ lines · /).innerText(), 10);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export to CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Commissions-v2-\d\d-\d\d-\d{4}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  for (const line of lines.slice(1)) expect(line).toContain(',2026-11-15,');
});
