import { expect, type Page, test } from '@playwright/test';
import { drawn, expectAccessible, rowsOf, settled, signIn, switchOff } from './support.ts';

/** Opens the tested page. */
type Screen = readonly [name: string, open: (page: Page) => Promise<void>];

const screens: readonly Screen[] = [
  ['/home of a visitor', (page) => page.goto('/home').then(() => drawn(page))],
  [
    'the login page',
    async (page) => {
      await page.goto('/auth/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'the login page of a browser that stores no cookies',
    async (page) => {
      await page.goto('/auth/login');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'agent@northfield.example' }).click();
      const said = page.getByRole('alert');
      await expect(said).toContainText('This browser keeps no cookies for localhost');
      await expect(said).toBeFocused();
    },
  ],
  [
    '/pending',
    async (page) => {
      await signIn(page, 'agent');
      await settled(page);
    },
  ],
  [
    '/pending with the filters open',
    async (page) => {
      await signIn(page, 'agent');
      await settled(page);
      // On a phone the button is named 'Filter'.
      await page.getByRole('button', { name: /^Filters?$/ }).click();
      await expect(page.getByRole('switch', { name: 'Take Action' })).toBeVisible();
    },
  ],
  [
    'a policy',
    async (page) => {
      await signIn(page, 'agent');
      await settled(page);
      await rowsOf(page).first().locator('[data-column="policyNumber"] a').click();
      await expect(page.getByRole('heading', { name: 'Client Information' })).toBeVisible();
    },
  ],
  [
    'the unauthorized page',
    async (page) => {
      await signIn(page, 'historical');
      await drawn(page);
    },
  ],
  ['/accessRequired', (page) => page.goto('/accessRequired').then(() => drawn(page))],
  ['/error', (page) => page.goto('/error').then(() => drawn(page))],
  [
    'the home-office landing',
    async (page) => {
      await signIn(page, 'office', '/home-office-user');
      await drawn(page);
    },
  ],
  ['a page that does not exist', (page) => page.goto('/nowhere').then(() => drawn(page))],
];

/** In the dark theme only colors differ. */
async function expectAccessibleInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, open] of screens) {
      test(`${name} has no violation in either theme`, async ({ page }) => {
        await open(page);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}

test('the top navigation has no violation in either theme or width', async ({ page }) => {
  test.slow();
  await switchOff(page, 'left_nav');
  await signIn(page, 'agent', '/active');
  await drawn(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page);
  }
});
