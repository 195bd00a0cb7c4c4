import { expect, type Page } from '@playwright/test';
import { routes } from '../../apps/portal/src/routes.ts';
import { drawn, follow } from './support.ts';

/** Pages that only other accounts see. */
export const others = [
  ['neither', 'production-credit', '/production-credit'],
  ['office', 'home-office-user', '/home-office-user'],
] as const;

/** Rows whose address needs an id or a query. */
const examples: Readonly<Record<string, string>> = {
  policy: '/policy/NL0018O0142',
  'policy-details': '/policy/NL0018O0142/details',
  'policy-actions': '/policy/NL0018O0142/actions',
  'policy-v2': '/policy-v2/pending/NL0018O0142',
  'policy-details-v2': '/policy-v2/pending/NL0018O0142/details-v2',
  'policy-actions-v2': '/policy-v2/pending/NL0018O0142/actions-v2',
  'list-bill-group': '/list-bill/G001001',
  'list-bill-bill': '/list-bill/G001001/B100028',
  case: '/case-management/E-NL0018O0142',
  client: '/client/CL1000579',
  'claims-results': '/claims/results?claimNumber=C',
  claim: '/claims/C100011',
  group: '/group-inventory/G001001',
  content: '/products/term-life',
};

/** A login of the other audience comes first, so these load a new document. */
const settings: Readonly<Record<string, string>> = {
  help: '/account-settings/help',
  alerts: '/account-settings/alerts',
  delivery: '/account-settings/policy',
  users: '/account-settings/users',
  calendar: '/account-settings/calendar',
  activity: '/account-settings/activity',
  security: '/account-settings/security',
  'account-settings': '/account-settings/profile',
  profile: '/account-settings/profile',
};

const isWrittenAbove = (id: string) => id in settings || others.some(([, other]) => other === id);

/** An address of every row of the sitemap. A redirect's row has the address of its target. */
export const agentsPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    routes
      .filter(({ id, paths: [path] }) => !/[:*]/.test(path) && !isWrittenAbove(id))
      .map(({ id, paths: [path] }) => [id, path]),
  ),
  ...examples,
  ...settings,
};

/** A launcher leads away from the portal. In a new tab, which is blocked here, it stays. */
export const launchers: Readonly<Record<string, string>> = {
  'illustration-pro': '/illustration-pro/new',
  'life-portraits': '/life-portraits/new',
  ipipeline: '/ipipeline/new',
  awps: '/awps/new',
  wps: '/wps/new',
  'individual-forms': '/individual-forms/new',
  'worksite-forms': '/worksite-forms/new',
};

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
