import { expect, type Page, test } from '@playwright/test';
import { actAs, mainIf, settled, signIn } from '../support.ts';

/** Loads a page, but holds back its code until the test releases it. */
async function loadWithoutCode(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** On a slow machine, the account takes longer than the page waits for it (`longestWait` in early/paint.ts). */
const waitForAccount = (page: Page) =>
  // A text: it waits for no time, it keeps the page from waiting only for a time.
  page.addInitScript(
    'const set = setTimeout; setTimeout = (call, delay) => set(call, delay === 150 ? 60000 : delay);',
  );

/** How far the content has moved since the document began, as Cumulative Layout Shift (web.dev/cls). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift, the observer has nothing to report.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

const result = (page: Page) => page.locator('[data-part="result"]');
const account = (page: Page) => page.locator('.frame-profile');
const acting = (page: Page) => page.locator('.frame-acting strong');

for (const width of [1440, 768, 390]) {
  test(`the first paint shows the account at its final position, at ${width} px${mainIf(width === 768)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'agent', '/icon.svg');
    const release = await loadWithoutCode(page, '/pending');
    await expect(account(page)).toHaveText('Dana Whitfield Agent 4471902');
    await expect(result(page)).toHaveText(/^[\d,]+ requirements? on [\d,]+ polic(y|ies) · as of /);
    // The head is sticky: in a table that scrolls, it would cover the first row.
    if (width >= 768) {
      const head = await page.locator('thead').boundingBox();
      expect((await page.locator('thead th').first().boundingBox())?.y).toBe(head?.y);
    }
    const before = await account(page).boundingBox();
    const found = (await result(page).textContent()) ?? '';
    release();
    await expect(page.getByRole('button', { name: /^Dana Whitfield/ })).toBeVisible();
    await settled(page);
    expect(await account(page).boundingBox()).toEqual(before);
    await expect(result(page)).toHaveText(found);
    expect(await page.locator('template').count()).toBe(0);
  });

  test(`the first paint shows whom home office acts for at its final position, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'office', '/home-office-user');
    await actAs(page, '4471902');
    await waitForAccount(page);
    const release = await loadWithoutCode(page, '/pending');
    await expect(acting(page)).toHaveText('Acting as Dana Whitfield (4471902)');
    await expect(account(page)).toHaveText('Logged in as agent@northfield.example');
    const before = await acting(page).boundingBox();
    release();
    await expect(page.getByRole('button', { name: 'Resume HO Account' })).toBeVisible();
    await settled(page);
    expect(await acting(page).boundingBox()).toEqual(before);
    // On a phone, the number of requirements can take a second line.
    expect(await layoutShift(page)).toBeLessThanOrEqual(width < 768 ? 0.02 : 0);
  });
}

test('the page does not wait for an account that takes long @main', async ({ page }) => {
  await signIn(page, 'agent', '/icon.svg');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/auth/userinfo', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/pending', { waitUntil: 'commit' });
  await expect(page.locator('.frame[aria-busy] tbody a').first()).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: /^Dana Whitfield/ })).toBeVisible();
});
