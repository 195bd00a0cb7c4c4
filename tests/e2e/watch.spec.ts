import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from './support.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const watch = (page: Page) => page.getByRole('button', { name: 'Watch this policy' });

// The embedded carrier changes no policy. The changes of watched policies come from its seed.
test('changes of watched policies are new notifications, which lead to the policy @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/home');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  const entry = panel(page)
    .getByRole('listitem')
    .filter({ hasText: 'NL0016B8835' })
    .filter({ hasText: 'Open to Overdue' })
    .last();
  await expect(entry).toContainText('Ferreira-Castellanos, Maria');
  await expect(entry).toContainText('Replacement form: Open to Overdue');
  await expect(panel(page).getByText('Young, Isaac: Active to Lapsed')).toBeVisible();
  await expect(panel(page).getByText('Portal maintenance on Sunday')).toBeVisible();

  await entry.locator('summary').click();
  await entry.getByRole('link', { name: 'NL0016B8835' }).click();
  await expect(page).toHaveURL('/policy/NL0016B8835/details');
  await expect(panel(page)).toHaveCount(0);
  await expect(watch(page)).toHaveAttribute('aria-pressed', 'true');

  await bell(page).click();
  await expect(entry).toBeVisible();
  await expect(entry.getByText('New', { exact: true })).toHaveCount(0);
  await expect(panel(page).getByText('New', { exact: true })).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});
