import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, rowsOf, settled, signIn, watchConsole } from './support.ts';
import { paneOf } from './todayQueue.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the list of policies that are past due, in the second version. */
async function openLate(page: Page, account: string) {
  await signIn(page, account, '/active-v2');
  await button(page, /^Past due/).click();
  await expect(page).toHaveURL(/pastDue=true/);
  await expect(page.getByRole('columnheader', { name: 'Lapses on' })).toBeVisible();
  // The rows before stay until the late ones are there.
  await settled(page);
}

test('a contact about a late policy is logged in place and seen by a delegate @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openLate(page, 'agent');
  await expect(page.getByText(/Recovered this month: 3 policies, \$/)).toBeVisible();
  const row = rowsOf(page).first();
  const [number = ''] = /NL\w+/.exec(await row.getByRole('rowheader').innerText()) ?? [];
  await button(page, `${number} at a glance`).click();
  const panel = page.getByRole('region', { name: `Late premium of ${number}` });
  await expect(panel.getByText(/^Lapses (in \d+ days|today|tomorrow)$/)).toBeVisible();
  await expect(panel.getByText('Premium due')).toBeVisible();

  await test.step('with the keyboard', async () => {
    await panel.getByRole('button', { name: 'Log a contact' }).press('Enter');
    await panel.getByRole('radio', { name: 'Left message' }).focus();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Log contact' }).press('Enter');
    await expect(panel.getByRole('listitem')).toHaveText(/^Left message, .*Dana Whitfield/);
    await expect(panel.getByRole('button', { name: 'Log a contact' })).toBeFocused();
  });

  await test.step('the row has the last call', async () => {
    await expect(row).toContainText('Left message');
  });

  await test.step('a sub-account of the agent sees it on the policy', async () => {
    await signIn(page, 'sub.all', `/policy/${number}/details`);
    await expect(page.getByRole('list', { name: `Contacts about ${number}` })).toContainText(
      'Left message',
    );
  });

  await test.step('Account activity lists the change', async () => {
    await signIn(page, 'agent', '/account-settings/activity');
    await expect(page.getByText('Recorded a contact with a client').first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('calls are logged with the keyboard, in the item that opens next to the rows', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openLate(page, 'agent');
  const desk = page.url();
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  const names = await rowsOf(page).getByRole('rowheader').getByRole('link').allInnerTexts();
  const title = paneOf(page).getByRole('heading').first();

  await test.step('the next item opens after each', async () => {
    for (const at of [2, 3, 4]) {
      await expect(title).toHaveText(names[at] ?? '');
      await expect(title).toBeFocused();
      await page.keyboard.press('a');
      await paneOf(page).getByRole('radio', { name: 'Left message' }).focus();
      await page.keyboard.press('Space');
      await paneOf(page).getByRole('button', { name: 'Log contact' }).press('Enter');
    }
    await expect(title).toHaveText(names[5] ?? '');
    await expect(rowsOf(page).filter({ hasText: 'Left message' })).not.toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('j, k and the address open others, Escape and Back close them', async () => {
    await page.keyboard.press('k');
    await expect(title).toHaveText(names[4] ?? '');
    await page.reload();
    await expect(title).toHaveText(names[4] ?? '');
    await page.keyboard.press('Escape');
    await expect(paneOf(page)).toHaveCount(0);
    await expect(rowsOf(page).nth(4)).toBeFocused();
    await expect(page).toHaveURL(desk);
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(names[4] ?? '');
    await page.goBack();
    await expect(paneOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(desk);
  });

  await test.step('the rows stay a table next to it at 1440 px', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goForward();
    await expect(title).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Lapses on' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(paneOf(page)).toHaveCount(0);
  });

  await test.step('it takes the place of the rows where both have no room', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(rowsOf(page).first()).toBeVisible();
    await page.goForward();
    await expect(title).toBeVisible();
    await expect(rowsOf(page).first()).toBeHidden();
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});
