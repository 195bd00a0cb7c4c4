import { expect, test } from '@playwright/test';
import { expectAccessible, rowsOf, signIn, watchConsole } from './support.ts';

test('deadlines are soonest first, and their tabs and kinds narrow them @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/deadlines');
  await expect(rowsOf(page)).toHaveCount(10);
  const tab = (name: RegExp) => page.getByRole('button', { name });
  const total = async (name: RegExp) =>
    Number(/(\d+)$/.exec((await tab(name).textContent()) ?? '')?.[1]);
  await expect(tab(/^All/)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await test.step('a tab shows as many rows as it counts', async () => {
    const week = await total(/^7 days/);
    await tab(/^7 days/).press('Enter');
    await expect(page).toHaveURL(/\/deadlines\?days=7$/);
    await expect(page.getByText(new RegExp(`Showing 1 to 10 of ${week}\\b`))).toBeVisible();
  });

  await test.step('a kind is a filter of the address', async () => {
    await page.goto('/deadlines?kind=GraceEnd');
    await expect(page.getByText('Lapses unless paid').first()).toBeVisible();
    await expect(page.getByText(/turns \d+$/i)).toHaveCount(0);
  });

  await test.step('each leads to its policy', async () => {
    const [first] = await rowsOf(page).getByRole('link', { name: /^NL/ }).all();
    const number = (await first?.textContent()) ?? '';
    await first?.click();
    await expect(page).toHaveURL(`/policy/${number}/details`);
    await expect(page.getByText(/^Lapses (in|today|tomorrow)/)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a tab of Active counts the policies with a deadline', async ({ page }) => {
  await signIn(page, 'agent', '/active');
  const tab = page.getByRole('button', { name: /^With deadlines/ });
  await tab.click();
  await expect(page).toHaveURL(/deadlinesWithin=90/);
  await page.getByRole('button', { name: 'Deadlines within 90 days' }).click();
  await page.getByRole('menuitemradio', { name: 'Deadlines within 7 days' }).click();
  await expect(page).toHaveURL(/deadlinesWithin=7/);
  const count = /(\d+)$/.exec((await tab.textContent()) ?? '')?.[1];
  await expect(page.getByRole('link', { name: 'Show deadlines' })).toHaveAttribute(
    'href',
    '/deadlines?days=7',
  );
  await expect(page.getByText(new RegExp(`Showing 1 to 10 of ${count}\\b`))).toBeVisible();
});
