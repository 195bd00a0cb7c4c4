import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, settled, signIn, watchConsole } from '../support.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /^Save (view|changes)$/ });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Saved views' }).locator('[aria-current]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Name of the new view' });

/** Changes the views of /pending-v2 without the page. */
async function change(page: Page, method: 'POST' | 'DELETE', name: string, query?: string) {
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === '__Host-csrf')?.value ?? '';
  const view = { list: 'pending-v2', name };
  const parameters = method === 'DELETE' ? `?${new URLSearchParams(view)}` : '';
  const answer = await page.request.fetch(`/API/UserData/SavedViews${parameters}`, {
    method,
    headers: { Origin: new URL(page.url()).origin, 'X-CSRF-Token': token },
    ...(method === 'POST' && { data: { ...view, query } }),
  });
  expect(answer.status()).toBe(200);
}

test('the keyboard saves a list as a view, and updates the view after a change @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'sub.all', '/pending-v2?takeAction=true&pageSize=50');
  await change(page, 'DELETE', 'To do');
  await settled(page);

  await test.step('it gets a name', async () => {
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await box(page).fill('To do');
    await page.keyboard.press('Enter');
    const link = panel(page).getByRole('link', { name: 'To do' });
    await expect(link).toHaveAttribute('href', '/pending-v2?pageSize=50&takeAction=true');
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(current(page)).toHaveText(/^To do/);
    await expect(trigger(page)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a changed list differs from the view, which can be updated', async () => {
    await page.getByRole('button', { name: /^All / }).click();
    await expect(page).toHaveURL('/pending-v2?pageSize=50');
    await expect(trigger(page)).toHaveText('Save changes');
    await trigger(page).click();
    await panel(page).getByRole('button', { name: 'Update the view' }).click();
    const link = panel(page).getByRole('link', { name: 'To do' });
    await expect(link).toHaveAttribute('href', '/pending-v2?pageSize=50');
    await expect(link).toHaveAttribute('aria-current', 'true');
  });

  expect(complaints).toEqual([]);
  await box(page).fill('To do');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('You have a view named To do already.');
});

test('the link of a view shows another user the same view with that user’s data', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'agent', '/pending-v2');
  await trigger(page).click();
  await panel(page).getByRole('button', { name: 'Copy the link to Needs my action' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/pending-v2\?takeAction=true$/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await signIn(page, 'solo', new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('button', { name: /^Needs action/, pressed: true })).toBeVisible();
  await expect(trigger(page)).toHaveText('Save view');
});

test('the views of a previous identity are not shown', async ({ page }) => {
  await signIn(page, 'agent', '/pending-v2');
  await trigger(page).click();
  await expect(panel(page).getByRole('link', { name: 'Lakeshore schools' })).toBeVisible();
  await signIn(page, 'office', '/home-office-user');
  await actAs(page, '4471902');
  await page.goto('/pending-v2');
  await trigger(page).click();
  await expect(panel(page)).toContainText('You have no saved views of this list yet.');
});

test('a view restores its columns and its density, from its panel and from the palette', async ({
  page,
}) => {
  // A window with room for all columns.
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, 'sub.all', '/icon.svg');
  await change(page, 'DELETE', 'Close');
  await page.goto('/pending-v2');
  await settled(page);
  const premium = page.getByRole('columnheader', { name: 'Annual premium' });
  const customize = async (...doing: (() => Promise<void>)[]) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const step of doing) await step();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const back = () => customize(() => page.getByRole('button', { name: 'Use defaults' }).click());
  await customize(
    () => page.getByRole('radio', { name: 'Compact' }).check(),
    () => page.getByRole('checkbox', { name: 'Annual premium' }).uncheck(),
  );

  await trigger(page).click();
  await box(page).fill('Close');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Showing now');
  await page.keyboard.press('Escape');
  await expect(current(page)).toHaveText(/^Close/);

  await test.step('the panel', async () => {
    await back();
    await expect(premium).toBeVisible();
    await expect(trigger(page)).toHaveText('Save changes');
    await trigger(page).click();
    await panel(page).getByRole('link', { name: 'Close' }).click();
    await expect(premium).toHaveCount(0);
    await expect(current(page)).toHaveText(/^Close/);
  });

  await test.step('the palette, on the list and from another page', async () => {
    for (const path of ['/pending-v2', '/pat']) {
      await back();
      await expect(premium).toBeVisible();
      if (path !== '/pending-v2') await page.goto(path);
      await page.getByRole('button', { name: 'Policy, client or page' }).click();
      await page.getByRole('combobox', { name: 'Policy, client or page' }).fill('close');
      await page.getByRole('option', { name: /^Close/ }).click();
      await expect(page).toHaveURL('/pending-v2');
      await expect(current(page)).toHaveText(/^Close/);
      await expect(premium).toHaveCount(0);
    }
  });
});

test('an agent shares a view, and a sub-account sees its policies through it as a tab @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2?due=overdue');
  await change(page, 'DELETE', 'Late ones');
  await settled(page);
  await trigger(page).click();
  await box(page).fill('Late ones');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Share or e-mail Late ones' }).click();
  await panel(page).getByLabel('Shared with').selectOption('My users');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByText('Shared with my users')).toBeVisible();
  const tab = page
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: /^Late ones/ });
  const result = page.locator('[data-part="result"]');
  await expect(tab).toHaveText(/^Late ones \d+$/);
  const count = /\d+$/.exec((await tab.textContent()) ?? '')?.[0];
  await expect(result).toContainText(`${count} policies`);
  await page.keyboard.press('Escape');

  await signIn(page, 'sub.all', '/pending-v2');
  await settled(page);
  await tab.click();
  await expect(page).toHaveURL('/pending-v2?due=overdue');
  await settled(page);
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(result).toContainText(`${count} policies`);
  await trigger(page).click();
  await expect(panel(page).getByText('By Dana Whitfield')).toBeVisible();
  await expectAccessible(page);
});
