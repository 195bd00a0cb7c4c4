import { expect, test } from '@playwright/test';
import { requestsSent, pressEntry, settled, signIn } from '../support.ts';

test('without a network the portal stays, says so, and continues when the network is back @main', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await requestsSent(page);
  // Its code is loaded from now on.
  await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  const banner = page.getByText('You are offline.', { exact: true });
  await expect(banner).toHaveCount(0);

  await test.step('a page whose code is not loaded waits', async () => {
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await pressEntry(page, 'Service', 'Claims');
    await expect(page.locator('.frame-progress')).toBeVisible();
    await expect(page).toHaveURL('/pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pending');
  });

  await test.step('the user stays logged in, and sees no login', async () => {
    await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.locator('main').getByText(/You are still logged in/)).toBeVisible();
    await expect(page).toHaveURL('/pending');
  });

  await test.step('back online, the requested page opens', async () => {
    await context.setOffline(false);
    await expect(page).toHaveURL('/claims');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims');
    await expect(banner).toHaveCount(0);
  });
});

test('a token that cannot be refreshed without a network does not lead to the login', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await requestsSent(page);
  await page.evaluate(() => localStorage.clear());
  await page.route('**/auth/userinfo', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ json: { ...user, expiresAt: '2026-11-18T00:00:00Z' } });
  });
  await page.route('**/auth/refreshAuthToken', (route) => route.abort('internetdisconnected'));
  await page.goto('/pat');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL('/pat');
  await page.unroute('**/auth/refreshAuthToken');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main dd').first()).toHaveText(/\d/);
});
