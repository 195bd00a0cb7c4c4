import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, send, settled, signIn } from '../support.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /^Save (view|changes)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });

/** Saves the list on screen as a new view, by keyboard. An interrupted run may have left one of this name. */
async function save(page: Page, name: string) {
  const view = new URLSearchParams({ list: 'pending-v2', name });
  await send(page, `/API/UserData/SavedViews?${view}`);
  await page.reload();
  await settled(page);
  await trigger(page).press('Enter');
  await panel(page).getByRole('textbox', { name: 'Name of the new view' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
}

test('a view restores its filters, columns and density from the palette on another page', async ({
  page,
}) => {
  // A window with room for all columns.
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, 'sub.all', '/pending-v2?takeAction=true');
  await settled(page);
  const premium = page.getByRole('columnheader', { name: 'Annual premium' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Annual premium' }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page, 'Close');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Use defaults' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(premium).toBeVisible();
  await expect(trigger(page)).toHaveText('Save changes');

  await page.goto('/pat');
  await page.getByRole('button', { name: 'Policy, client or page' }).click();
  await page.getByRole('combobox', { name: 'Policy, client or page' }).fill('close');
  await page.getByRole('option', { name: /^Close/ }).click();
  await expect(page).toHaveURL('/pending-v2?takeAction=true');
  await expect(views(page).locator('[aria-current]')).toHaveText(/^Close/);
  await expect(premium).toHaveCount(0);
});

test('an agent shares a view, and a sub-account sees its policies through it as a tab @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2?due=overdue');
  await save(page, 'Late ones');
  await panel(page).getByRole('button', { name: 'Share or e-mail Late ones' }).click();
  await panel(page).getByLabel('Shared with').selectOption('My users');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByText('Shared with my users')).toBeVisible();
  const tab = views(page).getByRole('link', { name: /^Late ones/ });
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
