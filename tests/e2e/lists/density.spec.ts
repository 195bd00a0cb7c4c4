import { expect, type Page, test } from '@playwright/test';
import { mainIf, rowsOf, settled, signIn } from '../support.ts';

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
      highest: Math.max(...boxes.map(({ height }) => Math.round(height))),
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

test('compact rows have one line of 40 px, and a long text shows whole in the open row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => measureRows(page)).toMatchObject({ lowest: 40, highest: 40 });
  const row = rowsOf(page).filter({ hasText: 'Featherstonehaugh' }).first();
  const agent = row.locator('[data-column="agent"]');
  const isCut = () => agent.evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(await isCut()).toBe(true);
  await row.getByRole('button', { name: /^Requirements of/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(isCut).toBe(false);
});

test('a policy list opens with the page size that the user chose last, unless the address names one', async ({
  page,
}) => {
  await signIn(page, 'agent', '/active');
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(10);
  await page.goto('/active-v2');
  await settled(page);
  await expect(rowsOf(page)).toHaveCount(25);
  for (const list of ['/active', '/pending']) {
    await page.goto(list);
    await settled(page);
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('50');
    await expect(rowsOf(page)).toHaveCount(50);
    await page.goto('/home');
    await page.goto(list);
    await settled(page);
    await expect(rowsOf(page)).toHaveCount(50);
    await page.goto(`${list}?pageSize=10`);
    await settled(page);
    await expect(rowsOf(page)).toHaveCount(10);
  }
});
