import { expect, type Page } from '@playwright/test';

/** What the field is called, by what its user may find. */
const label = /Policy, client|(Group|Agent|Claim|Case) or page|Find a page/;
/** Where one types. */
export const input = (page: Page) => page.getByRole('combobox', { name: label });

/** Opens the palette by its shortcut and types a text. */
export async function open(page: Page, text = '') {
  // The shortcut is the portal's once its bar stands.
  await expect(page.getByRole('button', { name: label })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(text);
}
