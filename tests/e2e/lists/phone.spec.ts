import { expect, test } from '@playwright/test';
import { expectToFit, rowsOf, settled, signIn } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the main path works at the size of a phone @main', async ({ page }) => {
  await signIn(page, 'agent');
  await settled(page);

  await test.step('rows are cards of less than 200 px, which can be opened and sorted', async () => {
    await expectToFit(page);
    const card = rowsOf(page).first();
    expect((await card.boundingBox())?.height).toBeLessThan(200);
    await card.getByRole('button', { name: /^More of/ }).tap();
    await expect(page.getByText('Employer', { exact: true }).last()).toBeVisible();
    await expectToFit(page);
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

  await test.step('the navigation is a drawer, which a link closes', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('link', { name: 'Home', exact: true }).tap();
    await expect(page).toHaveURL('/home');
    await expect(drawer).toBeHidden();
  });
});
