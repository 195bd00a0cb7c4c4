import { expect, test } from '@playwright/test';
import { onlySpecification } from '../../conformance/onlySpecification.ts';
import { settled, signIn } from '../support.ts';

test('the values of filters load when the filters open, not with the rows @main', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const values = () => asked.filter((url) => url.includes('/Policies/Values/Pending'));
  expect(asked.some((url) => url.includes('PendingPolicyRequirements?'))).toBe(true);
  expect(asked.filter((url) => url.includes('IncludeFilters'))).toEqual([]);
  expect(values()).toEqual([]);

  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await button.hover();
  await expect.poll(() => values().length).toBe(1);
  await button.click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('combobox', { name: 'Employer' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(values()).toHaveLength(1);
  expect(asked.filter((url) => url.includes('IncludeFilters'))).toEqual([]);
});

test('a carrier without the call includes them in the rows [S4]', async ({ page }) => {
  const included: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('IncludeFilters=true')) included.push(request.url());
  });
  await page.route(/\/Policies\/Values\//, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ status: onlySpecification('GET', pathname)?.status ?? 200 });
  });
  await signIn(page, 'agent', '/active');
  await settled(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByRole('combobox', { name: 'Employer' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(included).toHaveLength(1);
  // From then on the first visit of a list includes them.
  await page.goto('/pending');
  await settled(page);
  expect(included.at(-1)).toContain('PendingPolicyRequirements');
  expect(included).toHaveLength(2);
});

test('a user refreshes the values, and sees whether that worked @main', async ({ page }) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const panel = page.getByRole('region', { name: 'Filters' });
  const refresh = async () => {
    await panel.getByRole('button', { name: 'Refresh filters' }).click();
  };
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await panel.getByRole('combobox', { name: 'Employer' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await refresh();
  await expect(page.getByText('The filters have the latest values').first()).toBeVisible();
  await page.route(/\/Policies\/Values\//, (route) => route.fulfill({ status: 403, body: '' }));
  await refresh();
  await expect(page.getByText(/^The filters could not be refreshed/).first()).toBeVisible();
  await panel.getByRole('combobox', { name: 'Employer' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
