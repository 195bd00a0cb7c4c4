import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support.ts';

/** Opens the tested page. The pages of the portal are in `everyPage.spec.ts` and in the stories. */
type Screen = readonly [name: string, open: (page: Page) => Promise<void>];

const screens: readonly Screen[] = [
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
];

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, open] of screens) {
      test(`${name} has no violation in either theme`, async ({ page }) => {
        await open(page);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        // In the dark theme only colors differ.
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, ['color-contrast']);
      });
    }
  });
}
