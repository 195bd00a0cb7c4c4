import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from '../support.ts';

const tree = (page: Page) => page.getByRole('table', { name: 'Active hierarchy' });
const headings = (page: Page) => tree(page).getByRole('rowheader').allTextContents();

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
  await page.goto('/home');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const notices = panel.getByRole('heading', { name: /Ending within (7|30|90) days: \d+$/ });
  const notifiedCount = async () => {
    const counts = (await notices.allTextContents()).map((text) => Number(text.split(': ')[1]));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await expect.poll(notifiedCount).toBe(Number(count));
});
