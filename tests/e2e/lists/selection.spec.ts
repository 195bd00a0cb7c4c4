import { expect, type Page, test } from '@playwright/test';
import { endSessionAt, expectAccessible, logIn, rowsOf, settled, signIn } from '../support.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A toast about selected rows has the word too. */
const selectButton = (page: Page) => page.getByRole('button', { name: 'Select', exact: true });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });

async function beginToSelect(page: Page, address: string) {
  await signIn(page, 'agent', address);
  await selectButton(page).click();
  await expect(boxes(page).first()).toBeVisible();
}

test('rows of two pages are selected, their clients contacted, and a call sheet printed @main', async ({
  page,
}) => {
  // The first rows are not overdue.
  await beginToSelect(page, '/pending-v2?sort=-dueDate');

  await test.step('with Space and Shift on one page, and on the next page', async () => {
    await boxes(page).nth(0).press('Space');
    await boxes(page).nth(2).press('Shift+Space');
    await expect(bar(page)).toContainText('3 selected');
    const first = await page.getByRole('rowheader').first().innerText();
    await button(page, 'Next page').click();
    await expect(rowsOf(page).filter({ hasText: /NL\w+/.exec(first)?.[0] ?? '' })).toHaveCount(0);
    await boxes(page).nth(0).press('Space');
    await expect(bar(page)).toContainText('4 selected, 3 of them on other pages');
    // So high that no button of a row is half under a bar.
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ ...size, height: 2600 });
    await expectAccessible(page);
    await page.setViewportSize(size);
  });

  await test.step('a filter says how many it leaves out', async () => {
    await button(page, /^Overdue/).click();
    await expect(bar(page)).toContainText(/4 selected.*not in this list/);
    await button(page, /^All/).click();
    await expect(bar(page)).not.toContainText('not in this list');
  });

  await test.step('the names are in the dialog, and the result says what is done', async () => {
    await bar(page).getByRole('button', { name: 'Request contact' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog.getByText(/^For .+ and 3 more$/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Please call about the requirements.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send to the carrier' }).click();
    await expect(dialog.getByText('Done for 4.')).toBeFocused();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the call sheet has phone numbers, and prints without buttons', async () => {
    await bar(page).getByRole('button', { name: 'Call sheet' }).click();
    const sheet = page.getByRole('region', { name: 'Call sheet' });
    await expect(sheet.getByRole('listitem')).toHaveCount(4);
    await expect(sheet.getByRole('link', { name: /^\(\d{3}\)/ }).first()).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('Notes').first()).toBeVisible();
    await expect(button(page, 'Print')).toBeHidden();
    await expect(page.getByText('Rows 1 to 10')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('Escape ends the selection, and Undo restores it on the page of another filter', async () => {
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(selectButton(page)).toBeFocused();
    await button(page, /^Overdue/).click();
    await settled(page);
    await button(page, 'Undo').click();
    await expect(bar(page)).toContainText(/4 selected.*not in this list/);
    await bar(page).getByRole('button', { name: 'Clear selection' }).press('Enter');
    await expect(button(page, 'Undo')).toBeVisible();
    await page.getByRole('link', { name: 'Terminated', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminated');
    await expect(button(page, 'Undo')).toHaveCount(0);
  });

  await test.step('Account activity lists each action', async () => {
    await page.goto('/account-settings/activity');
    await expect(page.getByText('Took an action for a policy')).toHaveCount(4);
  });
});

test('the rows and the note are still there after the session ends', async ({ page }) => {
  await beginToSelect(page, '/pending-v2');
  await boxes(page).nth(0).press('Space');
  await boxes(page).nth(2).press('Shift+Space');
  await button(page, 'Request contact').click();
  const note = page.getByRole('dialog').getByLabel(/^Note/);
  await note.fill('Please call in the evening.');
  await endSessionAt(page, '**/API/PolicyInfo/Selection/RequestContact');
  await button(page, 'Send to the carrier').click();
  await page.waitForURL(/\/auth\/login/);
  await logIn(page, 'agent@northfield.example');
  await expect(bar(page)).toContainText('3 selected');
  await expect(boxes(page).nth(1)).toBeChecked();
  await button(page, 'Request contact').click();
  await expect(note).toHaveValue('Please call in the evening.');
});
