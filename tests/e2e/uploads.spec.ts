import { utimes, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { downloaded, drawn, expectAccessible, requestsSent, signIn } from './support.ts';
import { linesOf, paneOf } from './todayQueue.ts';

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
    `/policy-v2/pending/${policyNumber}/actions-v2`,
  ]) {
    await page.goto(address);
    const file = await downloaded(page, () => page.getByRole('button', { name }).click());
    expect(file.name).toBe(statement.name);
    expect(statement.buffer.equals(file.bytes)).toBe(true);
  }
});

test('a slow upload on Today says how much was sent, and can be cancelled', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const line = linesOf(page, 'Overdue').first();
  const who = (await line.locator('strong').textContent()) ?? '';
  await line.press('Enter');
  const panel = paneOf(page);
  await expect(panel.getByRole('heading', { name: who })).toBeFocused();
  const takeAction = panel.getByRole('button', { name: /^(Send documents|Schedule exam)$/ });
  const note = panel.getByRole('textbox', { name: /^Note/ });
  await expect(takeAction.or(note)).toBeVisible();
  if (await takeAction.isVisible()) await takeAction.press('Enter');
  await note.fill('Here is the statement.');
  await addDocuments(page, statement);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(200_000);
  const sending = panel.getByText(/^[1-9]\d? % sent$/);
  const cancelled = page.getByText('The upload was cancelled. The carrier received nothing.');
  await send(page);
  await expect(sending).toBeVisible();
  await expect(panel.getByRole('progressbar')).not.toHaveAttribute('value', '0');
  await page.keyboard.press('Escape');
  await expect(cancelled.last()).toBeVisible();
  await expect(note).toHaveValue('Here is the statement.');
  await limit(-1);
  await send(page);
  await expect(page.getByText(new RegExp(`Sent to the carrier for ${who}`))).toBeVisible();
  await expect(panel.getByRole('heading', { name: who })).toBeHidden();
});

test('a file that is dropped next to a field does not replace the page, and text can be dropped', async ({
  page,
}) => {
  await signIn(page, 'agent', '/claims');
  await drawn(page);
  await requestsSent(page);
  /** Drops something. Returns whether the page prevents what the browser does with it. */
  const drop = (kind: 'file' | 'text') =>
    page.evaluate((dropped) => {
      const dataTransfer = new DataTransfer();
      if (dropped === 'file') dataTransfer.items.add(new File(['%PDF'], 'a.pdf'));
      else dataTransfer.setData('text/plain', 'C1000');
      const field = document.querySelector('main input');
      return ['dragover', 'drop'].map(
        (type) =>
          !field?.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
          ),
      );
    }, kind);
  await expect.poll(() => drop('file')).toEqual([true, true]);
  expect(await drop('text')).toEqual([false, false]);
});
