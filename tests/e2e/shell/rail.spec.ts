import { expect, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from '../support.ts';

test('the closed navigation is a rail of icons, named on hover and focus', async ({ page }) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const rail = page.locator('.frame > .frame-side');
  const name = (text: string) => rail.locator('span').filter({ hasText: new RegExp(`^${text}$`) });
  await page.getByRole('button', { name: 'Side navigation' }).click();
  expect((await rail.boundingBox())?.width).toBe(64);
  await expect(name('Today')).toHaveCSS('opacity', '0');

  await test.step('hover and focus show the name next to the rail', async () => {
    const link = rail.getByRole('link', { name: 'Today' });
    await link.hover();
    await expect(name('Today')).toHaveCSS('opacity', '1');
    const [icon, label] = [await link.boundingBox(), await name('Today').boundingBox()];
    expect(label?.x).toBe(60);
    const middle = (box: typeof icon) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(icon) - middle(label))).toBeLessThan(2);
    await page.mouse.move(700, 400);
    await expect(name('Today')).toHaveCSS('opacity', '0');
    await link.focus();
    await page.keyboard.press('Tab');
    const parent = rail.getByRole('button', { name: 'Policies', expanded: false });
    await expect(parent).toBeFocused();
    await expect(name('Policies')).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });

  await test.step('it stays a rail after a reload, and a parent opens the navigation', async () => {
    await page.reload();
    await settled(page);
    expect((await rail.boundingBox())?.width).toBe(64);
    await rail.getByRole('button', { name: 'Policies' }).click();
    await expect(rail.getByRole('link', { name: 'Active', exact: true })).toBeVisible();
    expect((await rail.boundingBox())?.width).toBe(248);
    await expect(rail.getByRole('button', { name: 'Policies', expanded: true })).toBeFocused();
  });
});

test('at 400 % the current tab of account settings is visible, and the others on focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, 'agent', '/account-settings/help');
  const tabs = page.getByRole('navigation', { name: 'Account settings' }).getByRole('link');
  await expect(tabs).toHaveCount(8);
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  for (const tab of await tabs.all()) {
    await tab.focus();
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});

test('in forced colors the current page and a switch are recognizable @main', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const link = page.locator('.frame-side a[aria-current="page"]');
  const [ground, other] = await Promise.all(
    [link, page.locator('.frame-side a:not([aria-current])').nth(1)].map((each) =>
      each.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(ground).not.toBe(other);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const track = page.getByRole('switch').first().locator('[data-part="track"]');
  const [thumb, under] = await track.evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(thumb).not.toBe(under);
});
