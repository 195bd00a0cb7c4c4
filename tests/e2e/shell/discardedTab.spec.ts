import { expect, type Page, test } from '@playwright/test';
import { drawn, requestsSent, signIn } from '../support.ts';

const claimNumber = (page: Page) => page.getByRole('textbox', { name: 'Claim number' });

test('typed text survives a tab that is loaded again, for its user only, and not a log-out', async ({
  page,
}) => {
  await signIn(page, 'agent', '/claims');
  await claimNumber(page).fill('C1000');
  await requestsSent(page);
  await page.reload();
  await expect(claimNumber(page)).toHaveValue('C1000');

  await requestsSent(page);
  await signIn(page, 'worksite', '/claims');
  await drawn(page);
  await signIn(page, 'agent', '/claims');
  await expect(claimNumber(page)).toHaveValue('');

  await claimNumber(page).fill('C2000');
  await requestsSent(page);
  await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).not.toHaveURL('/claims');
  await signIn(page, 'agent', '/claims');
  await drawn(page);
  await expect(claimNumber(page)).toHaveValue('');
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
