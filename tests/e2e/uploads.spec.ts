import { readFile, utimes, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn } from './support.ts';

const policyNumber = 'NL0018O0142';

/** A file of a size that is larger than the body limit of other calls. */
const statement = {
  name: 'Übersicht statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 7)]),
};
const program = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000, 1) };

async function addDocuments(page: Page, ...files: readonly (typeof statement)[]) {
  await page.getByRole('button', { name: 'Add documents' }).press('Enter');
  const field = page.getByLabel('Choose files', { exact: true });
  await expect(field).toBeFocused();
  await field.setInputFiles([...files]);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send to the carrier' }).click();

test('documents are sent with an action, listed on the policy and downloaded @main', async ({
  page,
}, info) => {
  await signIn(page, 'agent', `/policy/${policyNumber}/actions`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Here is the statement.');
  await addDocuments(page, statement, program);
  await expectAccessible(page);
  await expect(
    page.getByText(/^form\.pdf: The file has another type than its name says/),
  ).toBeVisible();

  // A file that changes after it was chosen cannot be sent. The message names it, and everything stays.
  const path = info.outputPath('report');
  await writeFile(path, '%PDF-1.7 first');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(path);
  await expect(page.getByRole('button', { name: 'Remove report' })).toBeVisible();
  await writeFile(path, '%PDF-1.7 changed');
  await utimes(path, new Date(), new Date('2030-01-01'));
  await send(page);
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
    'report has changed. Choose it again.',
  );
  await expect(page.getByRole('button', { name: `Remove ${statement.name}` })).toBeVisible();
  await expect(note).toHaveValue('Here is the statement.');
  await page.getByLabel('Choose files', { exact: true }).setInputFiles(path);
  await send(page);
  await expect(page.getByRole('region', { name: 'What was sent' })).toBeVisible();
  const name = `Download ${statement.name}`;
  await expect(page.getByRole('button', { name })).toBeVisible();

  for (const address of [
    `/policy/${policyNumber}/details`,
    `/policy-v2/pending/${policyNumber}/details-v2`,
    `/policy-v2/pending/${policyNumber}/actions-v2`,
  ]) {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(statement.name);
    expect((await readFile(await file.path())).equals(statement.buffer)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/policy/${policyNumber}/details`);
  await expect(page.getByRole('heading', { name: 'Documents sent' })).toBeVisible();
  await expectAccessible(page);
});
