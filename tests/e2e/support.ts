import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { isMiddleTier } from '../tiers.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Signs in a demonstration account without the login page, and opens an address. It leaves the document
 * first, and then signs out the previous user. Otherwise a rejected call of the old document would
 * navigate to the login page.
 */
export async function signIn(page: Page, account: string, address = '/pending'): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('/icon.svg');
  await page.context().clearCookies();
  const { origin } = new URL((await page.request.get('/icon.svg')).url());
  const answer = await page.request.post('/auth/login', {
    form: { username: `${account}@northfield.example`, password: 'northfield', returnurl: '/' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(address);
}

/**
 * Ends the session. It leaves the document first. Otherwise a rejected call of the document would
 * navigate to the login page.
 */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.goto('/auth/logout');
}

/** Ends the session at the next call to an address. An earlier end would lead to the login at another call. */
export const endSessionAt = (page: Page, address: string | RegExp) =>
  page.route(
    address,
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );

/**
 * Waits until the portal's code has rendered a page. The document shows rows and a title before that,
 * but they do not react yet.
 */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Follows a link of the portal that no page has, like a user. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Makes the page send a request, and waits for it, so that everything before it is done. */
export const roundTrip = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/icon.svg')).text();
  });

/**
 * Waits until the portal has made all its own requests. The last is its application config, when it
 * is idle.
 */
export async function requestsSent(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'portalConfig' in globalThis)).toBe(true);
  await roundTrip(page);
}

/** The data rows of the table on screen. */
export const rowsOf = (page: Page) => page.locator('table tbody tr');

/** Waits until the list shows rows that are not being replaced. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await expect(page.locator('table[aria-busy="true"], [data-status="refreshing"]')).toHaveCount(0);
  await expect(rowsOf(page).first()).toBeVisible();
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Waits until all movements and color changes have ended, as after a change of theme. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const endsByItself = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter(endsByItself);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Checks the page with axe, in the full tier only: `npm test` runs axe on the stories of the same pages.
 * The library is evaluated, since the policy allows no foreign script.
 * @param rules only these rules @default all of WCAG 2.2 A and AA, and best practices
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (isMiddleTier) return;
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  await atRest(page);
  const only = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: tags };
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const results = await axe.run({ runOnly, resultTypes: ['violations'] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
    );
  }, only);
  expect(violations).toEqual([]);
}

/** Collects the browser's reports about the content security policy, and errors of the console. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Answers in the browser that features are off, instead of the carrier. */
export async function switchOff(page: Page, ...features: readonly string[]): Promise<void> {
  const url = new RegExp(`/features\\?feature=(${features.join('|')})$`);
  await page.route(url, (route) => route.fulfill({ json: { isEnabled: false } }));
  await page.route('**/features/enabled', async (route) => {
    const response = await route.fetch();
    const { enabled } = (await response.json()) as { readonly enabled: readonly string[] };
    await route.fulfill({ json: { enabled: enabled.filter((one) => !features.includes(one)) } });
  });
}

/**
 * Makes a session of home office act for an agent. It leaves the document first. Otherwise a call with
 * the old session would be rejected, and navigate to the login page.
 */
export async function actAs(page: Page, agentId: string): Promise<void> {
  await page.goto('/icon.svg');
  await send(page, '/API/Impersonation/Impersonate', { agentId });
}

/** Changes something as the signed-in user, without the page. */
export async function send(page: Page, path: string, data?: object): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === '__Host-csrf')?.value ?? '';
  const answer = await page.request.fetch(path, {
    method: data ? 'POST' : 'DELETE',
    data,
    headers: { Origin: new URL(page.url()).origin, 'X-CSRF-Token': token },
  });
  expect(answer.status()).toBe(200);
}

/** The file that a press downloads. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), bytes };
}

/** The workbook that a press downloads, with the texts of its cells. */
export async function exported(page: Page, press = () => button(page, 'Export to Excel').click()) {
  const { name, bytes } = await downloaded(page, press);
  const { rows, about, totals } = await readWorkbook(new Blob([bytes]).stream());
  const textsOf = (sheet: typeof rows) => sheet.map((row) => row.map(({ value }) => value));
  return { name, rows: textsOf(rows), about: textsOf(about), totals };
}

/** An amount on screen or in a file, in cents. */
export const cents = (text: string | null = '') =>
  Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** Enters a user name and a password on the login page that is on screen. */
export async function logIn(page: Page, username: string, password = 'northfield') {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

/** No part of the page is wider than the window. */
export const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

/** Presses an entry of the side navigation, whose parent may be closed, for a page that may not open. */
export async function pressEntry(page: Page, parent: string, entry: string): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const button = navigation.getByRole('button', { name: parent });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  // The name of an entry may contain a count.
  const link = navigation.getByRole('link', { name: new RegExp(`^${entry}( ?,|$)`) });
  await link.click();
  return link;
}

/** Follows an entry of the side navigation, and waits for its page. Until then, the page before it stays. */
export async function followEntry(page: Page, parent: string, entry: string): Promise<void> {
  const link = await pressEntry(page, parent, entry);
  await expect(link).toHaveAttribute('aria-current');
}

/** The tag for one of many tests in a loop: the main path (tests/tiers.ts). */
export const mainIf = (isMain: boolean) => (isMain ? ' @main' : '');

/** The name of the palette's field, which depends on what the user may find. */
const paletteLabel = /Policy, client|(Group|Agent|Claim|Case) or page|Find a page/;
export const paletteInput = (page: Page) => page.getByRole('combobox', { name: paletteLabel });

/** Opens the palette with its shortcut and types a text. */
export async function openPalette(page: Page, text = '') {
  // The shortcut works once the portal's bar is rendered.
  await expect(page.getByRole('button', { name: paletteLabel })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(paletteInput(page)).toBeFocused();
  await page.keyboard.type(text);
}
