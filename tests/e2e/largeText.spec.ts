import { expect, type Page, test } from '@playwright/test';
import { layoutProblems, setTextSize } from './layoutProblems.ts';
import { agentsPages, launchers, openPage, others } from './sitemap.ts';
import { mainIf, signIn } from './support.ts';

/** The default text sizes in browsers, in px, and the widths of windows. */
const textSizes = [16, 24, 32];
const widths = [1440, 390];

async function expectReadable(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      for (const width of widths) {
        for (const size of textSizes) {
          await page.setViewportSize({ width, height: 900 });
          await setTextSize(page, size);
          await expect
            .poll(() => layoutProblems(page), { message: `${address}, ${size} px at ${width}` })
            .toEqual([]);
        }
      }
    });
  }
}

const all = Object.values(agentsPages);
/** `npm test` runs only the first part (4 pages). */
const parts = [
  all.slice(0, 4),
  all.slice(4, 16),
  all.slice(16, 32),
  all.slice(32),
  Object.values(launchers),
];

for (const [index, addresses] of parts.entries()) {
  test(`every page of an agent can be read with text of 16, 24 and 32 px, part ${index + 1} of ${parts.length}${mainIf(index === 0)}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signIn(page, 'agent', '/home');
    await expectReadable(page, addresses);
  });
}

for (const [account, , address] of others) {
  test(`${address} of ${account} is readable with text of 16, 24 and 32 px`, async ({ page }) => {
    await signIn(page, account, address);
    await expectReadable(page, [address]);
  });
}
