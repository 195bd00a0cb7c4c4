import { expect, test } from '@playwright/test';
import { drawn, expectAccessible, openPalette, signIn, watchConsole } from './support.ts';

/** A client with two policies and open requirements, on the seed of the tests. */
const zoe = { id: 'CL1000098', name: 'Hernandez, Zoe' };

test('the search finds a person first, and the person’s page has everything @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/pending');
  await drawn(page);
  await openPalette(page, 'hernandez zoe');
  await page.getByRole('option', { name: /^Hernandez, Zoe.*2 policies/ }).click();
  await expect(page).toHaveURL(`/client/${zoe.id}`);
  await expect(page.getByRole('heading', { level: 1, name: zoe.name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\(\d{3}\)/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await expect(page.getByRole('table', { name: 'Policies' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);

  await test.step('a household link is confirmed and undone', async () => {
    const link = page.getByRole('button', { name: /^Link .* to this household$/ });
    await expect(link.first()).toBeVisible();
    const offered = await link.count();
    await link.first().click();
    await expect(page.getByRole('heading', { name: 'Household' })).toBeFocused();
    await expect(link).toHaveCount(offered - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(link).toHaveCount(offered);
  });
  expect(complaints).toEqual([]);
});

test('a name on a policy links to the client, and only its roles show', async ({ page }) => {
  await signIn(page, 'sub.pendingactiveterminated', '/policy/NL0018O0142/details');
  await drawn(page);
  await page.getByRole('link', { name: 'Okafor, Ifeoma', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Okafor, Ifeoma' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Claims' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Electronic delivery' })).toHaveCount(0);
  await signIn(page, 'solo', `/client/${zoe.id}`);
  await expect(page.getByRole('heading', { name: 'Client not found' })).toBeVisible();
});
