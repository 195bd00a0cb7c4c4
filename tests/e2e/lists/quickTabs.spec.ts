import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

for (const width of [390, 320])
  test(`at ${width} px the chosen quick tab is visible when the list opens`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'agent', '/home');
    for (const address of ['/pending', '/pending?due=overdue', '/active', '/case-management']) {
      await page.goto(address);
      await settled(page);
      const tab = page.getByRole('toolbar', { name: /^Which/ }).locator('[aria-pressed="true"]');
      await expect(tab, address).toBeInViewport({ ratio: 1 });
    }
  });
