import { expect, type Page, test } from '@playwright/test';
import { logIn, signIn, switchOff } from '../support.ts';

type Visit = readonly [opened: string, arrival: string, heading: string];

const off = ['/error?because=off', 'This page is not available'] as const;

/** Opens an address in a new document. */
async function arrive(page: Page, [opened, arrival, heading]: Visit) {
  await page.goto(opened);
  await expect(page).toHaveURL(arrival);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('a visitor sees pages that need no login, and the login page for the others @main', async ({
  page,
}) => {
  await arrive(page, [
    '/account-confirmation',
    '/account-confirmation',
    'Your account is confirmed',
  ]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await arrive(page, ['/requires-ping', '/requires-ping', 'Single sign-on account required']);
  await page.goto('/claims/results?claimNumber=C1#row');
  await expect(page).toHaveURL(
    '/auth/login?returnurl=%2Fclaims%2Fresults%3FclaimNumber%3DC1%23row',
  );
});

test('on a phone of 320 px the login page fits its card, with an error too @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth/login');
  await logIn(page, 'a', 'b');
  await expect(page.getByRole('alert')).toBeFocused();
  const card = page.getByRole('region', { name: 'Log in' });
  const { right } = await card.evaluate((element) => element.getBoundingClientRect());
  const rights = await card
    .locator('.control, button, [role="alert"]')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(3);
  for (const each of rights) expect(each).toBeLessThan(right);
});

test('a feature that is off closes its pages, and no others @main', async ({ page }) => {
  await switchOff(page, 'claims');
  await signIn(page, 'agent', '/home');
  await arrive(page, ['/claims', ...off]);
  await arrive(page, ['/claims/results?claimNumber=C1', ...off]);
  await arrive(page, ['/pending', '/pending', 'Pending']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
