import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, rowsOf, settled, signIn, watchConsole } from './support.ts';

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

test('a user watches a policy and stops watching it, on its page and in the panel', async ({
  page,
}) => {
  await signIn(page, 'solo');
  await settled(page);
  await rowsOf(page)
    .first()
    .getByRole('link', { name: /^N[LB]\d/ })
    .click();
  await expect(page).toHaveURL(/\/policy\/\w+\/details/);
  const [, policyNumber = ''] = /\/policy\/(\w+)/.exec(page.url()) ?? [];

  await test.step('with the keyboard, and a reload keeps it', async () => {
    await expect(watch(page)).toBeEnabled();
    await watch(page).focus();
    await page.keyboard.press('Enter');
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(watch(page)).toBeFocused();
    await page.reload();
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('the panel lists it, and can stop watching it', async () => {
    await bell(page).click();
    await panel(page).getByText('Watched policies (1)').click();
    await expect(panel(page).getByRole('link', { name: policyNumber })).toBeVisible();
    await panel(page)
      .getByRole('button', { name: `Stop watching ${policyNumber}` })
      .click();
    await expect(panel(page).getByText('Watched policies (0)')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(watch(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
