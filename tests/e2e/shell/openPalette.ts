import { expect, type Page } from '@playwright/test';

/** The name of the field, which depends on what the user may find. */
const label = /Policy, client|(Group|Agent|Claim|Case) or page|Find a page/;
export const input = (page: Page) => page.getByRole('combobox', { name: label });

/** Opens the palette with its shortcut and types a text. */
export async function open(page: Page, text = '') {
  // The shortcut works once the portal's bar is rendered.
  await expect(page.getByRole('button', { name: label })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(text);
}
