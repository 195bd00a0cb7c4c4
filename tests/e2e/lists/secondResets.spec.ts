import { expect, test } from '@playwright/test';
import { follow, settled, signIn } from '../support.ts';

test('the reset of a new list leads to its first page, its default sort and no filter', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2?page=2&sort=date&takeAction=true');
  await settled(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page).toHaveURL('/pending-v2');
  await expect(page.getByText(/Showing 1 to 25 of/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Due' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a new list is as the user left it, until all lists are reset', async ({ page }) => {
  await signIn(page, 'agent', '/active-v2?pastDue=true');
  await settled(page);
  await follow(page, '/pending?takeAction=true');
  await expect(page).toHaveURL('/pending?takeAction=true');
  await settled(page);
  await follow(page, '/active-v2');
  await expect(page).toHaveURL('/active-v2?pastDue=true');
  await follow(page, '/terminated-v2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminated');
  await settled(page);
  await page.getByRole('button', { name: 'More commands' }).click();
  await page.getByRole('menuitem', { name: 'Reset all policy lists' }).click();
  for (const address of ['/active-v2', '/pending']) {
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await settled(page);
  }
});
