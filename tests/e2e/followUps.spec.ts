import { expect, type Page, test } from '@playwright/test';
import {
  endSessionAt,
  drawn,
  expectAccessible,
  rowsOf,
  settled,
  signIn,
  watchConsole,
} from './support.ts';
import { groupOf } from './todayQueue.ts';

const requirement = 'Attending physician statement';
const details = '/policy/NL0018O0142/details';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const set = (page: Page) => button(page, `Set a follow-up on ${requirement}`);
const changeOf = (page: Page) => button(page, `Change the follow-up on ${requirement}`);
const remove = (page: Page) => button(page, `Delete the follow-up on ${requirement}`);
const editor = (page: Page) => page.getByRole('dialog', { name: /^Follow up: / });
const date = (page: Page) => editor(page).getByRole('textbox', { name: 'Follow-up date' });
const note = (page: Page) => editor(page).getByRole('textbox', { name: 'Private note' });
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save follow-up' });

/** Records the requests about follow-ups. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/API/UserData/FollowUps')) asked.push(pathname);
  });
  return asked;
}

async function removeOne(page: Page) {
  await remove(page).click();
  await expect(button(page, /^Undo/)).toBeFocused();
}

test('a due follow-up links from Today to its requirement, and can be changed with the keyboard @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/my-business');
  const card = groupOf(page, 'Follow-ups');
  await expect(card.locator('[data-line]').first()).toContainText('2 days late');
  await expect(card.getByText('Today', { exact: true })).toHaveCount(2);

  await test.step('the link moves the focus to the requirement', async () => {
    await card.locator('[data-line^="followUps requirement NL0018O0142-1 "]').click();
    await page.getByRole('link', { name: 'Open policy', exact: true }).click();
    await expect(page).toHaveURL(`${details}#NL0018O0142-1`);
    await expect(page.locator('#NL0018O0142-1')).toBeFocused();
    await expect(page.locator('#NL0018O0142-1')).toBeInViewport();
  });

  await test.step('the day and the note are changed without a pointer', async () => {
    await changeOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeVisible();
    await expectAccessible(page);
    await date(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12/1/26');
    await page.keyboard.press('Tab');
    await expect(date(page)).toHaveValue('12/01/2026');
    await note(page).focus();
    await page.keyboard.type('Ask for the last page.');
    await save(page).focus();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toHaveCount(0);
    await expect(page.getByText('Follow up on 12/01/2026')).toBeVisible();
    await expect(changeOf(page)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('it is no longer due, and is among the upcoming ones', async () => {
    await page.goto('/my-business');
    await expect(card.getByText('Today', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: /^\d Follow-ups/ }).click();
    await card.getByRole('link', { name: 'See all follow-ups' }).click();
    await settled(page);
    await expect(page).toHaveTitle(/^Follow-ups/);
    await expect(rowsOf(page)).toHaveCount(5);
    await button(page, /^Upcoming/).click();
    await expect(page).toHaveURL('/follow-ups?state=upcoming');
    await expect(rowsOf(page).filter({ hasText: 'Ask for the last page.' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'NL0018O0142' }).click();
    await expect(page.locator('#NL0018O0142-1')).toBeFocused();
  });

  await test.step('after deleting, Undo restores it', async () => {
    await removeOne(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ask for the last page.')).toBeVisible();
    await expect(changeOf(page)).toBeFocused();
  });

  await test.step('it is due again', async () => {
    await changeOf(page).click();
    await date(page).fill('11/18/2026');
    await note(page).fill('');
    await save(page).click();
    await expect(page.getByText('Due today', { exact: true })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('no list requests follow-ups before a row opens', async ({ page }) => {
  const asked = askedOf(page);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await page.goto('/pending-v2');
  await settled(page);
  expect(asked).toEqual([]);
});

test('a user who may not see policies has no follow-ups', async ({ page }) => {
  await signIn(page, 'sub.none', '/follow-ups');
  await expect(page.getByText('No follow-ups')).toBeVisible();
  await page.goto('/my-business');
  await drawn(page);
  await expect(page.getByText(/your account has no access to them/)).toBeVisible();
  await expect(groupOf(page, 'Follow-ups')).toHaveCount(0);
});

test('historical access has no follow-ups', async ({ page }) => {
  await signIn(page, 'historical', '/my-business');
  await expect(page.getByRole('heading', { name: 'Nothing to do today' })).toBeVisible();
  await expect(groupOf(page, 'Follow-ups')).toHaveCount(0);
  await page.goto('/follow-ups');
  await expect(page.getByText('No follow-ups')).toBeVisible();
});

test('the follow-up form keeps the input after the session ends @main', async ({ page }) => {
  await signIn(page, 'sub.pendingactiveterminated', details);
  await set(page).click();
  await note(page).fill('Call the physician.');
  await date(page).fill('11/20/2026');
  await endSessionAt(page, '**/API/UserData/FollowUps');
  await save(page).click();
  await page.waitForURL(/\/auth\/login/);
  await page
    .getByRole('textbox', { name: /user ?name/i })
    .fill('sub.pendingactiveterminated@northfield.example');
  await page.getByLabel('Password', { exact: true }).fill('northfield');
  await page.getByRole('button', { name: /log ?in|sign ?in/i }).click();
  await expect(note(page)).toHaveValue('Call the physician.');
  await expect(date(page)).toHaveValue('11/20/2026');
  await save(page).click();
  await expect(page.getByText('Follow up on 11/20/2026')).toBeVisible();
  await removeOne(page);
});
