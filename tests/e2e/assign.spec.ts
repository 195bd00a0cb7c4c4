import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, watchConsole } from './support.ts';
import { figuresAddress, groupOf, linesOf, paneOf } from './todayQueue.ts';

const note = 'Call before noon.';
const lines = (page: Page) => linesOf(page, 'About to lapse');
/** The follow-up of a client that is due. */
const followUpOf = (page: Page, who: string) =>
  groupOf(page, 'Follow-ups').locator('[data-line]', { hasText: who });
const whose = (page: Page, name: 'Mine' | 'Everybody’s') =>
  page.getByRole('toolbar', { name: /^Whose / }).getByRole('button', { name });

/** The item's key, which stays the same in every list. */
const firstKey = async (page: Page) => (await lines(page).first().getAttribute('data-line')) ?? '';
const line = (page: Page, key: string) => page.locator(`[data-line="${key}"]`);

const nameOf = async (item: Locator) => (await item.locator('strong').textContent()) ?? '';

/** Opens an item and its form with the keyboard. */
async function startToAssign(page: Page, item: Locator) {
  await item.press('Enter');
  await paneOf(page).getByRole('button', { name: 'Assign', exact: true }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Assign to' })).toBeFocused();
}

async function assign(page: Page, who: string, text = '') {
  await page.getByRole('combobox', { name: 'Assign to' }).selectOption(who);
  await page.getByRole('textbox', { name: 'Note to the person' }).fill(text);
  await page.getByRole('button', { name: 'Assign item' }).press('Enter');
}

test('an item goes to a person of the agency with a note, and comes back @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/my-business');
  const key = await firstKey(page);
  const who = await nameOf(line(page, key));
  await startToAssign(page, line(page, key));
  await expectAccessible(page);
  await assign(page, 'Priya Raman', note);
  await expect(line(page, key)).toHaveCount(0);
  await expect(paneOf(page).getByRole('heading').first()).toBeFocused();

  await test.step('the user who gave it sees it under everybody’s', async () => {
    await whose(page, 'Everybody’s').click();
    await expect(page).toHaveURL('/my-business?whose=everybody');
    await expect(followUpOf(page, who)).toContainText('Assigned to Priya Raman');
    await expectAccessible(page);
    await page.reload();
    await expect(followUpOf(page, who)).toContainText('Assigned to Priya Raman');
    await whose(page, 'Mine').click();
    await expect(page).toHaveURL('/my-business');
    await expect(lines(page).first()).toBeVisible();
    await expect(followUpOf(page, who)).toHaveCount(0);
    await expect(line(page, key)).toHaveCount(0);
  });

  await test.step('the person has it with the note, and a notification', async () => {
    await signIn(page, 'sub.all', '/my-business');
    await followUpOf(page, who).press('Enter');
    const why = /^Dana Whitfield assigned it to you for today\./;
    await expect(paneOf(page).getByText(why)).toBeVisible();
    await expect(paneOf(page).getByText(`From Dana Whitfield: ${note}`)).toBeVisible();
    await page.goto(figuresAddress);
    await expect(
      page.getByRole('heading', { name: 'Assigned to you by Dana Whitfield' }).first(),
    ).toBeAttached();
    await page.goBack();
  });

  await test.step('the person returns it to all', async () => {
    await startToAssign(page, followUpOf(page, who));
    await assign(page, 'Everyone in the agency');
    await expect(line(page, key)).toBeVisible();
    await signIn(page, 'agent', '/my-business');
    await expect(line(page, key)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
