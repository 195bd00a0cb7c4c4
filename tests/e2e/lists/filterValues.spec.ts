import { expect, test } from '@playwright/test';
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
