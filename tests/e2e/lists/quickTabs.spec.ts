import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

for (const width of [1440, 390]) {
  test(`at ${width} px a quick tab is neither a chip nor a filter to clear, and All removes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'agent', '/pending');
    await settled(page);
    const tabs = page.getByRole('toolbar', { name: /^Which/ });
    const clear = page.getByRole('button', { name: 'Clear filters' });
    const filter = page.getByRole('button', {
      name: width < 768 ? 'Filter' : 'Filters',
      exact: true,
    });
    const result = page.locator('[data-part="result"]');
    const all = await result.textContent();
    for (const name of [/^Overdue/, /^Needs Action/i]) {
      const tab = tabs.getByRole('button', { name });
      await tab.click();
      await settled(page);
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      await expect(clear).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
      await expect(filter).toBeVisible();
      await expect(result).not.toHaveText(all ?? '');
      const count = /\d[\d,]*$/.exec((await tab.textContent()) ?? '')?.[0];
      if (count) await expect(result).toContainText(new RegExp(`(^|\\D)${count} `));
      await tabs.getByRole('button', { name: /^All/ }).click();
      await settled(page);
      await expect(page).toHaveURL('/pending');
    }
  });
}

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
