import { expect, test } from '@playwright/test';
import { expectAccessible, followEntry, rowsOf, settled, signIn } from '../support.ts';

test('a carrier can make the classic lists the default', async ({ page }) => {
  await page.route('**/features/enabled', async (route) => {
    const response = await route.fetch();
    const { enabled } = (await response.json()) as { readonly enabled: readonly string[] };
    await route.fulfill({ json: { enabled: [...enabled, 'classic_lists'] } });
  });
  await signIn(page, 'agent', '/home');
  await followEntry(page, 'Policies', 'Pending');
  await expect(page).toHaveURL('/pending');
  await settled(page);
});

test('menus lead to the version of the lists that a user chose', async ({ page }) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const openMenu = () => page.getByRole('button', { name: 'More commands' }).click();
  const version = (name: string) => page.getByRole('menuitemradio', { name });
  await openMenu();
  await expect(version('Requirements')).toBeChecked();
  await version('Policies').click();
  await expect(page).toHaveURL('/pending-v2');
  await settled(page);
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await expect(entry('Pending')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await test.step('in the navigation and the palette, over a reload', async () => {
    await followEntry(page, 'Policies', 'Active');
    await expect(page).toHaveURL('/active-v2');
    await page.reload();
    await settled(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Policy, client or page' }).fill('pending');
    const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option');
    await expect(pages).toHaveCount(1);
    await pages.click();
    await expect(page).toHaveURL('/pending-v2');
  });

  await test.step('the navigation marks the list of a policy', async () => {
    await settled(page);
    await rowsOf(page).first().getByRole('rowheader').getByRole('link').click();
    await expect(page).toHaveURL(/\/policy/);
    await expect(entry('Pending')).toHaveAttribute('aria-current', 'true');
    await page.goto('/policy/NL0018O0142/details');
    await expect(entry('Pending')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('and back to the classic ones', async () => {
    await followEntry(page, 'Policies', 'Pending');
    await openMenu();
    await version('Requirements').click();
    await expect(page).toHaveURL('/pending');
    await expect(entry('Active')).toHaveAttribute('href', '/active');
  });
});
