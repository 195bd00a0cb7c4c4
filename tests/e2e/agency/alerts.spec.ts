import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, signIn } from '../support.ts';

const alerts = '/account-settings/alerts';

const eventGroup = (page: Page, name: string) => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save alerts' });

test('alert choices are saved, by keyboard alone, and deleted after a confirmation @main', async ({
  page,
}) => {
  await signIn(page, 'individual', alerts);
  const issued = eventGroup(page, 'Policy issued');
  // An interrupted run may have left it chosen.
  await issued.getByLabel('E-mail').uncheck();
  await issued.getByLabel('E-mail').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(issued.getByLabel('How often')).toBeFocused();
  await page.keyboard.press('W');
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Your alerts are saved.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(issued.getByLabel('E-mail')).toBeChecked();
  await expect(issued.getByLabel('How often')).toHaveValue('Weekly');
  await page.getByRole('button', { name: 'Delete all preferences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByRole('main').getByText('All preferences are deleted.')).toBeVisible();
  await expect(issued.getByLabel('E-mail')).not.toBeChecked();
});

test('a test message to an address is in the outbox', async ({ page }) => {
  await signIn(page, 'worksite', alerts);
  await page.getByLabel('Add an address').fill('nora');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText(/^Enter an e-mail address, like/)).toBeVisible();
  await page.getByLabel('Add an address').fill('Nora.Alerts@Example.com');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Send test to nora.alerts@example.com' }).click();
  await expect(
    page.getByRole('main').getByText(/A test message is on its way to nora\.alerts/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove nora.alerts@example.com' }).click();
  await expect(
    page.getByRole('main').getByText('nora.alerts@example.com is removed.'),
  ).toBeVisible();
  await page.goto('/stand-ins/outbox');
  const message = page.getByRole('article', { name: 'Test message from the agent portal' });
  await expect(message.filter({ hasText: 'nora.alerts@example.com' })).toHaveCount(1);
});

test('the later of two tabs sees both versions of its choice, and keeps the other one', async ({
  page,
}) => {
  await signIn(page, 'neither', alerts);
  const other = await page.context().newPage();
  await other.goto(alerts);
  await eventGroup(other, 'Policy lapsed').getByLabel('Portal').check();
  await eventGroup(page, 'Claim update').getByLabel('Portal').check();
  await save(page).click();
  await expect(page.getByRole('main').getByText('Your alerts are saved.')).toBeVisible();
  await save(other).click();
  const conflict = other.getByRole('alert');
  await expect(conflict).toContainText('changed in another tab');
  await expect(conflict).toContainText(
    'Policy lapsed: saved as Nothing; your choice: Portal, at once',
  );
  await expect(conflict).not.toContainText('Claim update');
  await conflict.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(other.getByRole('main').getByText('Your alerts are saved.')).toBeVisible();
  await page.reload();
  await expect(eventGroup(page, 'Policy lapsed').getByLabel('Portal')).toBeChecked();
  await expect(eventGroup(page, 'Claim update').getByLabel('Portal')).toBeChecked();
});

test('home office sets the alerts of the agent that it acts for, under its own name', async ({
  page,
}) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4480055');
  await page.goto(alerts);
  await eventGroup(page, 'Requirement added').getByLabel('Portal').check();
  await save(page).click();
  await expect(page.getByText(/^Last saved on .* by Carol Denney, home office\.$/)).toBeVisible();
});
