import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

const tabs = ['', '?tab=writing-agents', '?tab=expected'];

for (const [width, height, most] of [
  [1440, 900, 350],
  // Above the rows, a phone has the cycle, its amount and a note.
  [390, 844, 440],
] as const)
  test(`the rows of each commissions tab begin within ${most} px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const tab of tabs) {
      if (tab === '') await signIn(page, 'agent', '/commissions');
      else await page.goto(`/commissions${tab}`);
      await settled(page);
      await expect(
        page
          .getByText(/^My commissions/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const box = await page.locator('main tbody tr').first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(most);
    }
  });
