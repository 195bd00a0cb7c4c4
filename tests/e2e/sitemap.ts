import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { routes } from '../../apps/portal/src/routes.ts';
import type { Expected } from '../../apps/portal/src/testing/Expected.ts';
import { drawn, follow } from './support.ts';

const root = path.join(import.meta.dirname, '../..');

/** Pages that only other accounts see. */
export const others = [
  ['neither', 'production-credit', '/production-credit'],
  ['office', 'home-office-user', '/home-office-user'],
] as const;

/** The `expected.ts` of every area of the portal. */
const areas = await Promise.all(
  globSync('apps/portal/src/areas/*/*.expected.ts', { cwd: root }).map(
    async (file) =>
      ((await import(path.join(root, file))) as { readonly expected: Expected }).expected,
  ),
);
const examples: Readonly<Record<string, string>> = Object.assign(
  {},
  ...areas.map((area) => area.examples),
);

const isOfOthers = (id: string) => others.some(([, other]) => other === id);
/** Settings come last, and of these the profile: it needs a login of the other audience. */
const rankOf = (address: string) =>
  ['/account-settings', '/account-settings/profile'].filter((start) => address.startsWith(start))
    .length;
const isLauncher = (address: string) => address.endsWith('/:new?');

const addresses = routes
  .filter(({ id }) => !isOfOthers(id))
  .map(({ id, paths: [address] }) => [id, examples[id] ?? address] as const);

/** A launcher leads away from the portal. In a new tab, which is blocked here, it stays. */
export const launchers: Readonly<Record<string, string>> = Object.fromEntries(
  addresses
    .filter(([, address]) => isLauncher(address))
    .map(([id, address]) => [id, address.replace(':new?', 'new')]),
);

/** An address of every row of the sitemap. A redirect's row has the address of its target. */
export const agentsPages: Readonly<Record<string, string>> = Object.fromEntries(
  addresses
    .filter(([, address]) => !isLauncher(address))
    .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other)),
);

/** Follows a link within the document like a user, and waits for the page and its data. */
export async function openPage(page: Page, address: string): Promise<void> {
  const there = (url: URL) => `${url.pathname}${url.search}`.startsWith(address);
  await follow(page, address);
  await expect(page).toHaveURL(there);
  await drawn(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#main')).not.toContainText(/not here yet|coming soon/i);
  // A redirect would be tested under another page's name.
  await expect(page).toHaveURL(there);
}
