import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, followEntry, settled, signIn } from '../support.ts';
import { paneOf } from '../todayQueue.ts';

const tree = (page: Page) => page.getByRole('table', { name: 'Active hierarchy' });
const opener = (page: Page, name: string) =>
  tree(page).getByRole('button', { name: `Show the downline of ${name}` });
const headings = (page: Page) => tree(page).getByRole('rowheader').allTextContents();

test('the tree opens branch by branch with the keyboard alone @main', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'My Agency', 'Hierarchy');
  await settled(page);
  await expectAccessible(page);
  // The count does not include requests for branches.
  const result = page.locator('[data-part="result"]');
  await expect(result).toContainText('3 agents at the top level');
  const dana = opener(page, 'Whitfield, Dana').first();
  await dana.focus();
  await page.keyboard.press('ArrowRight');
  await expect(opener(page, 'Reyes, Marco')).toBeVisible();
  await expect(dana).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(opener(page, 'Nakamura, Ellen')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(opener(page, 'Reyes, Marco')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tree(page).getByRole('rowheader', { name: /Raman, Priya/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tree(page).getByRole('rowheader', { name: /Raman, Priya/ })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(dana).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(opener(page, 'Reyes, Marco')).toHaveCount(0);
  await expectAccessible(page);
});

test('an agent is found by name without opening branches, and marked in the tree @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/hierarchy');
  await settled(page);
  await page.getByRole('combobox', { name: 'Find an agent by name or number' }).fill('rourke');
  await page.getByRole('option', { name: "O'Rourke, Siobhán - 4473341" }).click();
  await expect(page).toHaveURL(/\/hierarchy\?agent=4473341$/);
  const found = tree(page).getByRole('rowheader', { name: /^Level 4: O'Rourke/ });
  await expect(found).toBeFocused();
  await expect(tree(page).locator('tr[data-marked]')).toHaveCount(1);
  const before = await headings(page);
  await page.reload();
  await expect(found).toBeFocused();
  expect(await headings(page)).toEqual(before);
  await expectAccessible(page);
});

for (const whose of ['', '?viewAs=4473310'])
  test(`each count leads to exactly the agents that it counts${whose && ', also with a view of one agent'}`, async ({
    page,
  }) => {
    await signIn(page, 'agent', `/hierarchy${whose}`);
    for (const label of ['Active', 'Just in time', 'Pending']) {
      const term = page.locator('dl[aria-label="Agents of the hierarchy"] > div', {
        hasText: label,
      });
      const count = Number(await term.locator('dd').textContent());
      if (count === 0) continue;
      await term.getByRole('link').click();
      await settled(page);
      await expect(page.locator('[data-part="result"]')).toContainText(
        new RegExp(`^${count} agents?( ·|$)`),
      );
      await expect(tree(page).getByRole('rowheader')).toHaveCount(count);
      await expectAccessible(page);
    }
  });

test('filters, View As and the tab are in the address, and tabs share the filters', async ({
  page,
}) => {
  await signIn(page, 'agent', '/hierarchy?agentLevel=Associate+Agent');
  await settled(page);
  await expect(tree(page).getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('link', { name: /^Appointments/ }).click();
  await expect(page).toHaveURL(/agentLevel=Associate\+Agent&tab=appointments$/);
  await settled(page);
  await page.goto('/hierarchy');
  await settled(page);
  await opener(page, 'Whitfield, Dana').first().click();
  await tree(page)
    .getByRole('link', { name: /^Reyes, Marco/ })
    .click();
  await expect(page).toHaveURL(/\/hierarchy\?viewAs=4473310$/);
  await expect(page.getByText(/^You see the business of Reyes, Marco and downline/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reyes, Marco 4473310' })).toBeVisible();
  const included = page.getByText('This page includes the downline.');
  await expect(included).toBeHidden();
  // A choice without the downline, on a page that cannot leave it out.
  await page.goto('/pending?viewAs=4473310-only');
  await settled(page);
  await page.goto('/hierarchy?viewAs=4473310');
  await expect(included).toBeVisible();
});

const tabs = [
  ['Active hierarchy', 'Active hierarchy', /^Hierarchy-\d\d-\d\d-\d{4}\.xlsx$/],
  ['Pending requirements', 'Pending requirements', /^PendingRequirements-/],
  ['Appointments', 'Appointments', /^Appointments-/],
  ['Ending soon', 'Ending soon', /^ExpiryWatch-/],
] as const;

for (const [label, title, file] of tabs) {
  test(`${label} shows its list and exports it with its name`, async ({ page }) => {
    await signIn(page, 'sub.hierarchy', '/hierarchy');
    await page.getByRole('navigation', { name: 'Hierarchy' }).getByText(label).click();
    await expect(page.getByRole('table', { name: title })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    const bytes = await readFile(await download.path());
    const { rows } = await readWorkbook(new Blob([bytes]).stream());
    expect(rows[0]?.[0]?.value).toBe('Agent');
    expect(rows.length).toBeGreaterThan(2);
  });
}

test('Today shows what expires first, and leads to its agent', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  await page.getByRole('heading', { name: 'Later' }).click();
  await page.locator('[data-line^="endings"]', { hasText: 'Reyes, Marco' }).first().click();
  await paneOf(page).getByRole('link', { name: 'Open in Hierarchy' }).click();
  await expect(page).toHaveURL(/\/hierarchy\?agent=4473310$/);
  await expect(tree(page).locator('tr[data-marked]')).toHaveCount(1);
});

test('what expires soon is counted in the navigation, on its tab and in the notifications', async ({
  page,
}) => {
  await signIn(page, 'agent', '/hierarchy?tab=ending-soon');
  await settled(page);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: /^Hierarchy ?, \d+ end soon$/,
  });
  const [count = ''] = /\d+/.exec((await entry.textContent()) ?? '') ?? [];
  await expect(page.locator('[data-part="result"]')).toContainText(
    `${count} items expire within 90 days`,
  );
  const tab = page.getByRole('navigation', { name: 'Hierarchy' }).getByText('Ending soon');
  await expect(tab).toContainText(count);
  await page.goto('/my-business');
  await page.getByRole('heading', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'See all ending soon' }).click();
  await expect(page).toHaveURL('/hierarchy?tab=ending-soon');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const notices = panel.getByRole('heading', { name: /Ending within (7|30|90) days: \d+$/ });
  const notifiedCount = async () => {
    const counts = (await notices.allTextContents()).map((text) => Number(text.split(': ')[1]));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await expect.poll(notifiedCount).toBe(Number(count));
  await notices.first().click();
  await panel.getByRole('link', { name: 'See all ending soon' }).first().click();
  await expect(page).toHaveURL('/hierarchy?tab=ending-soon');
});

test('a user without the role sees no counts of the hierarchy', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'sub.casemanagement', '/case-management');
  await settled(page);
  await expect(page.getByText(/\d+ need attention$/).first()).toBeAttached();
  expect(asked.filter((url) => url.includes('ExpiryWatch'))).toEqual([]);
});

test('an agent without a downline sees its own contract, and no search', async ({ page }) => {
  await signIn(page, 'solo', '/hierarchy');
  await settled(page);
  await expect(tree(page).getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: /^Find an agent/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Show the downline/ })).toHaveCount(0);
});
