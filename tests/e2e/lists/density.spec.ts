import { expect, type Page, test } from '@playwright/test';
import { mainIf, rowsOf, settled, signIn } from '../support.ts';

const lists = ['/pending', '/active', '/terminated', '/pending-v2', '/active-v2', '/terminated-v2'];

/** Windows, with how many whole rows each shows without scrolling. */
const windows = [
  { width: 1440, height: 900, rows: 15 },
  { width: 1366, height: 768, rows: 12 },
];

/** The heights of the rows, and how many rows are entirely inside the window. */
const measureRows = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return {
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
    };
  });

for (const { width, height, rows } of windows) {
  test(`each policy list shows ${rows} rows of 40 px at ${width} × ${height}${mainIf(width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'agent', '/home');
    for (const list of lists) {
      await test.step(list, async () => {
        await page.goto(`${list}?pageSize=25`);
        await settled(page);
        // The tabs and the tools of the list load after its rows.
        await expect(page.getByRole('group', { name: /^Which/ })).toBeVisible();
        if (list.endsWith('-v2')) {
          await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
        }
        await expect.poll(() => measureRows(page), list).toMatchObject({ heights: [40] });
        const { whole } = await measureRows(page);
        expect(whole, list).toBeGreaterThanOrEqual(rows);
      });
    }
  });
}

test('a long text of a row shows whole in the open row, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const text = page
    .locator('tbody [data-clamps]', { hasText: 'Attending physician statement' })
    .first();
  const isCut = () => text.evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(await isCut()).toBe(true);
  const row = text.locator('xpath=ancestor::tr');
  await row.getByRole('button', { name: /^More of/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(isCut).toBe(false);
  await expect(page.getByRole('term').filter({ hasText: 'Employer' })).toBeVisible();
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

test('a name in a policy list leads to the client', async ({ page }) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const link = rowsOf(page).first().getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(/\/client\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
