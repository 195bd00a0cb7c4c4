import { expect, type Page, test } from '@playwright/test';
import { drawn, openPalette, pressEntry, requestsSent, settled, signIn } from '../support.ts';

const bannerOf = (page: Page) => page.getByText('You seem to be offline.', { exact: true });

/** Sets whether the browser says that it has a network, regardless of the facts. */
const pretend = (page: Page, isOnLine: boolean) =>
  page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => said });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
    Document.prototype.hasFocus = () => false;
  }, isOnLine);

test('everything works where the browser says that it has no network, no focus and is hidden', async ({
  page,
}) => {
  await pretend(page, false);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('offline')));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await pressEntry(page, 'Service', 'Claims');
  await expect(page).toHaveURL('/claims');
  for (const address of ['/claims', '/my-business', '/commissions']) {
    await page.goto(address);
    await drawn(page);
  }
  await openPalette(page, 'okafor');
  await expect(page.getByRole('option', { name: /Okafor/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bannerOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Dana Whitfield/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
});

test('without a network that the browser notices, the portal stays, says so, and continues by itself', async ({
  page,
  context,
}) => {
  await pretend(page, true);
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await requestsSent(page);
  await page.evaluate(() => {
    const swallow = (event: Event) => event.stopImmediatePropagation();
    for (const hint of ['online', 'offline']) addEventListener(hint, swallow, true);
  });
  await context.setOffline(true);
  await pressEntry(page, 'Service', 'Claims');
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('alertdialog', { name: 'This part did not load' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/pending');
  await context.setOffline(false);
  await expect(page).toHaveURL('/claims');
  await drawn(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

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
  const banner = bannerOf(page);
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
