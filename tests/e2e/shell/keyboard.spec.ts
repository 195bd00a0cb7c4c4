import { expect, test } from '@playwright/test';
import { rowsOf, settled } from '../support.ts';

test('the main path works with the keyboard alone @main', async ({ page }) => {
  const { keyboard } = page;
  /** Presses Tab until an element with the name has the focus. */
  const tabTo = async (name: RegExp | string) => {
    const wanted = typeof name === 'string' ? new RegExp(`^${name}$`) : name;
    for (let presses = 0; presses < 90; presses += 1) {
      await keyboard.press('Tab');
      const focused = page.locator('*:focus');
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (wanted.test(label.trim())) return focused;
    }
    throw new Error(`Ninety presses of Tab do not reach ${wanted}.`);
  };

  await page.goto('/pending');
  await expect(page.getByLabel('Username')).toBeFocused();
  await keyboard.type('agent@northfield.example');
  await keyboard.press('Tab');
  await keyboard.type('northfield');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/pending');
  await settled(page);

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keyboard.press('Enter');

  await tabTo('Filters');
  await keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Take Action' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();

  await tabTo('Date');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/pending?sort=date');
  await settled(page);
  await expect(page.getByRole('columnheader', { name: 'Date' }).getByRole('button')).toBeFocused();

  const policyNumber = await rowsOf(page)
    .first()
    .locator('[data-column="policyNumber"] a')
    .innerText();
  await tabTo(policyNumber);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/policy/${policyNumber}/details`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await settled(page);
  await tabTo('Next page');
  await keyboard.press('Enter');
  await expect(page.getByText(/Showing 11 to 20 of/)).toBeVisible();

  await page.keyboard.press('Home');
  await page.reload();
  await settled(page);
  await tabTo(/Dana Whitfield/);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
  await keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/pending');
});
