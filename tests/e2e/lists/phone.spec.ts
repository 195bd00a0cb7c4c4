import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the main path works at the size of a phone @main', async ({ page }) => {
  await signIn(page, 'agent');
  await settled(page);

  await test.step('no part is wider than the screen', async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await test.step('rows are cards that can still be sorted', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Oldest first' });
    await expect(page).toHaveURL('/pending?sort=date');
    await settled(page);
  });

  await test.step('the filters are a sheet that says how many rows it will show', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    await page.getByRole('switch', { name: 'Take Action' }).tap();
    await page
      .getByRole('button', { name: /^Show [\d,]+ requirements?( on [\d,]+ (policy|policies))?$/ })
      .tap();
    await expect(page).toHaveURL(/takeAction=true/);
    await settled(page);
  });

  await test.step('a list with only one order offers no sort', async () => {
    await page.goto('/commissions?tab=expected');
    await settled(page);
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveCount(0);
    await page.goto('/pending');
    await settled(page);
  });

  await test.step('the navigation opens as a drawer and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.tap();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await drawer.getByRole('link', { name: 'Home', exact: true }).tap();
    await expect(page).toHaveURL('/home');
    await expect(drawer).toBeHidden();
  });
});
