import { expect, type Page, test } from '@playwright/test';
import {
  actAs,
  expectAccessible,
  follow,
  followEntry,
  roundTrip,
  rowsOf,
  settled,
  signIn,
  watchConsole,
} from '../support.ts';

const asReyes = /business of Reyes, Marco and downline \(\d+ agents\) · Agent 4473310/;

const box = (page: Page) => page.getByRole('textbox', { name: 'Find an agent' });
const bar = (page: Page) => page.getByRole('region', { name: 'Whose view this is' });

/** Acts for an agent from the landing page on screen. */
async function actFor(page: Page, term: string, name: RegExp): Promise<void> {
  await box(page).fill(term);
  const results = page.getByRole('region', { name: 'Search Results' });
  await results.getByRole('button', { name }).click();
  await expect(page).toHaveURL('/my-business');
}

test('home office becomes a user by the keyboard alone, and comes back @main', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'office', '/home');

  await test.step('the panel opens from the menu, on its search box', async () => {
    await page.getByRole('button', { name: 'office Carol Denney account' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Become a User' }).press('Enter');
    await expect(box(page)).toBeFocused();
  });

  await test.step('the arrows lead to an entry, and Enter impersonates it', async () => {
    await box(page).fill('WHITF');
    const results = page.getByRole('region', { name: 'Search Results' });
    const entry = results.getByRole('button', { name: /^Dana Whitfield/ });
    await expect(entry).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/my-business');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar(page)).toContainText('Acting as Dana Whitfield (4471902)');
    await expectAccessible(page);
  });

  await test.step('it sees the policies of the agent, and views as one of its downline', async () => {
    await page.goto('/pending?viewAs=4473310');
    await settled(page);
    await expect(bar(page)).toContainText(asReyes);
    await followEntry(page, 'Policies', 'Active');
    await expect(page).toHaveURL('/active-v2?viewAs=4473310');
    await expect(bar(page)).toContainText(asReyes);
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Pending' }).first();
    const opened = page.context().waitForEvent('page');
    await entry.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/pending-v2?viewAs=4473310');
    await expect(bar(tab)).toContainText(asReyes);
    await tab.close();
    await page.goto('/home');
    await followEntry(page, 'Policies', 'Pending');
    await expect(page).toHaveURL('/pending-v2?viewAs=4473310');
    await bar(page).getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL('/pending-v2');
    await expect(bar(page)).not.toContainText('You see the business');
    await page.goto('/pending?viewAs=4473310');
    await settled(page);
  });

  await test.step('resuming leads to the landing page, which lists the agent', async () => {
    await bar(page).getByRole('button', { name: 'Resume HO Account' }).click();
    await expect(page).toHaveURL('/home-office-user');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Act for an agent');
    await expect(box(page)).toBeFocused();
    const recent = page.getByRole('region', { name: 'Recent Impersonations' });
    await expect(recent.getByRole('button').first()).toContainText('Dana Whitfield');
    expect(complaints).toEqual([]);
    await page.goto('/pending?sort=date');
    await expect(page).toHaveURL('/home-office-user');
  });

  await test.step('the requested page opens after an agent is chosen, without view-as', async () => {
    await expect(box(page)).toBeFocused();
    await box(page).fill('abara');
    const results = page.getByRole('region', { name: 'Search Results' });
    await results.getByRole('button', { name: /^June Abara/ }).click();
    await expect(page).toHaveURL('/pending?sort=date');
    await expect(bar(page)).toContainText('Acting as June Abara (4480055)');
    await page.goto('/home-office-user');
    await expect(page.getByText('You act for June Abara (4480055).')).toBeVisible();
  });
});

test('the head of a table stays below the bar above the content', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  for (const address of ['/pending?pageSize=50', '/pending-v2?pageSize=50&viewAs=4473310']) {
    await page.goto(address);
    await settled(page);
    const resume = bar(page).getByRole('button', { name: 'Resume HO Account' });
    await expect(resume).toBeVisible();
    const head = page.locator('thead th').first();
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await expect(head).toBeInViewport();
    const [hit, above, below] = await Promise.all([
      resume.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
      bar(page).boundingBox(),
      head.boundingBox(),
    ]);
    expect(hit).toBe(true);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }
});

test('late answers show no data of the previous agent @main', async ({ page }) => {
  await signIn(page, 'office', '/home-office-user');
  await actFor(page, 'whitfield', /^Dana Whitfield/);
  await page.goto('/pending');
  await settled(page);
  const links = rowsOf(page).getByRole('link', { name: /^N[LB]\d/ });
  const policies = await links.allInnerTexts();
  expect(policies.length).toBeGreaterThan(0);

  // Holds back the answers of the previous agent, which the carrier has already computed.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const late: Promise<void>[] = [];
  let isFormer = true;
  await page.route('**/API/PolicyInfo/Policies/PendingPolicyRequirements?*', async (route) => {
    if (!isFormer) return route.continue();
    const response = await route.fetch();
    hold();
    // The page may have aborted the call.
    late.push(released.then(() => route.fulfill({ response })).catch(() => {}));
    return late.at(-1);
  });
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await held;
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('menuitem', { name: 'Resume HO Account' }).click();
  await expect(page).toHaveURL('/home-office-user');
  isFormer = false;
  await actFor(page, 'abara', /^June Abara/);
  await follow(page, '/pending?pageSize=10');
  await expect(bar(page)).toContainText('Acting as June Abara (4480055)');
  await settled(page);
  const own = await links.allInnerTexts();
  expect(own.filter((policy) => policies.includes(policy))).toEqual([]);
  release();
  await Promise.all(late);
  await roundTrip(page);
  await expect(links).toHaveText(own);
});

test('another tab notices an impersonation, and its end', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await signIn(one, 'office', '/home-office-user');
  await two.goto('/home-office-user');
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('Act for an agent');
  await actFor(one, 'abara', /^June Abara/);
  await expect(bar(two)).toContainText('Acting as June Abara (4480055)');
  await bar(one).getByRole('button', { name: 'Resume HO Account' }).click();
  await expect(bar(two)).toHaveCount(0);
});
