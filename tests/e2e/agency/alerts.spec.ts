import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support.ts';

const alerts = '/account-settings/alerts';

const eventGroup = (page: Page, name: string) => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save alerts' });

test('a chosen alert appears in the panel and in the outbox, with the reason and where to change it @main', async ({
  page,
}) => {
  await signIn(page, 'worksite', alerts);
  const added = eventGroup(page, 'Requirement added');
  // An interrupted run may have left it chosen, and sent.
  await added.getByLabel('E-mail').check();
  await added.getByLabel('Portal').check();
  await added.getByLabel('How often').selectOption('At once');
  await save(page).click();
  await expect(page.getByRole('main').getByText('Your alerts are saved.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const entry = panel.getByRole('listitem').filter({ hasText: 'Requirement added: 1' });
  await expect(entry.first()).toBeVisible();
  await expect(panel.getByText(/^You see .*‘Requirement added’.* because/)).toHaveCount(1);
  await panel.getByRole('link', { name: 'Change your alerts' }).click();
  await expect(page).toHaveURL(new RegExp(`${alerts}$`));

  const email = page.getByRole('article', { name: 'Requirement added: 1' });
  await expect(async () => {
    await page.goto('/stand-ins/outbox');
    await expect(email.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(email.first()).toContainText('by e-mail at once to this address');
  const change = email.first().getByRole('link', { name: new RegExp(`${alerts}$`) });
  await expect(change).toHaveAttribute('href', new RegExp(`^http://localhost:\\d+${alerts}$`));

  // Each alert is there once, although the carrier checked several times.
  await expect(email).toHaveCount(1);

  await page.goto(alerts);
  await added.getByLabel('Portal').uncheck();
  await save(page).click();
  await expect(page.getByRole('main').getByText('Your alerts are saved.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});
