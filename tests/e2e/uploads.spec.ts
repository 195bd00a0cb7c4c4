import { readFile } from 'node:fs/promises';
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
}) => {
  await signIn(page, 'agent', `/policy/${policyNumber}/actions`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Here is the statement.');
  await addDocuments(page, statement, program);
  await expectAccessible(page);
  await send(page);

  // The carrier checks the content. It says why it refused the file, and everything stays.
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
    'must be PDF, JPEG or PNG files, which “form.pdf” is not',
  );
  await expect(page.getByRole('button', { name: `Remove ${statement.name}` })).toBeVisible();
  await expect(note).toHaveValue('Here is the statement.');
  await page.getByRole('button', { name: 'Remove form.pdf' }).click();
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
