import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Signs a demonstration account in through the login page, and waits for the way back. */
export async function signIn(page: Page, account: string, address = '/pending'): Promise<void> {
  await page.goto(`/auth/login?returnurl=${encodeURIComponent(address)}`);
  await page.getByLabel('Username').fill(`${account}@northfield.example`);
  await page.getByLabel('Password', { exact: true }).fill('northfield');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === address);
}

/** The data rows of the table on screen. */
export const rowsOf = (page: Page) => page.locator('table tbody tr');

/** Waits until the list shows rows that are not being exchanged. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('table[aria-busy="true"], [data-status="refreshing"]')).toHaveCount(0);
  await expect(rowsOf(page).first()).toBeVisible();
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Holds the page against axe. The library is evaluated, since the policy allows no foreign script. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const results = await axe.run({ runOnly: { type: 'tag', values: runOnly } });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
    );
  }, tags);
  expect(violations).toEqual([]);
}

/** Collects what the browser reports against the content security policy, and errors of the console. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}
