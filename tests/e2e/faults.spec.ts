import { expect, test } from '@playwright/test';
import { endSessionAt, settled, signIn } from './support.ts';

test('a session that ended leads to the login and back to the same list @main', async ({
  page,
}) => {
  await signIn(page, 'agent');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page).toHaveURL('/pending?sort=date');
  await endSessionAt(page, /PendingPolicyRequirements\?.*pageSize=25/);
  await page.getByRole('combobox', { name: /per page$/ }).selectOption('25');
  await expect(page).toHaveURL(/\/auth\/login\?returnurl=%2Fpending%3F.*sort%3Ddate/);
});
