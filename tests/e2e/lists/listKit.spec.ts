import { expect, type Page, test } from '@playwright/test';
import { drawn, mainIf, rowsOf, settled, signIn } from '../support.ts';

const lists = ['/pending', '/active', '/terminated', '/pending-v2', '/active-v2', '/terminated-v2'];

/** Windows, with how many whole rows each shows without scrolling. */
const windows = [
  { width: 1440, height: 900, rows: 10 },
  { width: 1366, height: 768, rows: 8 },
];

/** The lowest row, and how many rows are entirely inside the window. A long name takes another line. */
const measureRows = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return {
      lowest: Math.min(...boxes.map(({ height }) => Math.round(height))),
      whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
    };
  });

for (const { width, height, rows } of windows) {
  test(`each policy list shows ${rows} rows of 56 px at ${width} × ${height}${mainIf(width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'agent', '/home');
    for (const list of lists) {
      await test.step(list, async () => {
        await page.goto(`${list}?pageSize=25`);
        await settled(page);
        // The tabs and the tools of the list load after its rows.
        await expect(page.getByRole('toolbar', { name: /^Which/ })).toBeVisible();
        if (list.endsWith('-v2')) {
          await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
        }
        await expect.poll(() => measureRows(page), list).toMatchObject({ lowest: 56 });
        const { whole } = await measureRows(page);
        // The classic list has all columns, and its first page has more long texts.
        const taller = list === '/terminated' ? 1 : 0;
        expect(whole, list).toBeGreaterThanOrEqual(rows - taller);
      });
    }
  });
}

test('a policy list opens with the page size that the user chose last, unless the address names one', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('50');
  await expect(rowsOf(page)).toHaveCount(50);
  for (const [address, rows] of [
    ['/home', 0],
    ['/pending', 50],
    ['/pending?pageSize=10', 10],
  ] as const) {
    await page.goto(address);
    await drawn(page);
    await expect(rowsOf(page)).toHaveCount(rows);
  }
});

test('quick tabs count with the filters, are in the address, and are remembered @main', async ({
  page,
}) => {
  await signIn(page, 'agent');
  await settled(page);
  const tabs = page.getByRole('toolbar', { name: 'Which requirements' });
  const all = tabs.getByRole('button', { name: /^All/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const overdue = tabs.getByRole('button', { name: /^Overdue/ });
  const count = /\d+/.exec((await overdue.textContent()) ?? '')?.[0];
  await overdue.click();
  await expect(page).toHaveURL(/\?due=overdue$/);
  await expect(page.locator('[data-part="result"]')).toContainText(`${count} requirements on`);
  await settled(page);
  await expect(rowsOf(page).getByText(/\d+ days? late$/)).toHaveCount(10);

  // The most overdue are first, without a sort in the address.
  const due = page.getByRole('columnheader', { name: 'Met', exact: true });
  await expect(due).toHaveAttribute('aria-sort', 'ascending');
  await due.getByRole('button').click();
  await expect(page).toHaveURL(/sort=-dueDate/);
  // A breadcrumb opens the list with its last tab.
  await rowsOf(page).first().locator('[data-column="policyNumber"] a').click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/\/pending\?.*due=overdue/);
  await expect(overdue).toHaveAttribute('aria-pressed', 'true');
});

test('after a policy, the list is where the user left it @main', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, 'agent', '/pending?pageSize=25&page=2');
  await settled(page);
  const link = rowsOf(page).nth(18).locator('[data-column="policyNumber"] a');
  await link.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(200);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(/\/policy\//);
  await drawn(page);
  await page.goBack();
  await settled(page);
  const same = rowsOf(page).nth(18).locator('[data-column="policyNumber"] a');
  await expect(same).toHaveAttribute('href', href ?? '');
  await expect(same).toBeFocused();
  await expect(same).toHaveAttribute('data-seen', '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});
