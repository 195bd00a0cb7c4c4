import { expect, type Page } from '@playwright/test';
import { drawn, follow } from './support.ts';

/** An address of every row of the sitemap; rows that only lead on stand for where they lead. */
export const agentsPages: Readonly<Record<string, string>> = {
  home: '/home',
  'my-business': '/my-business',
  pat: '/pat',
  pending: '/pending',
  active: '/active',
  terminated: '/terminated',
  'pending-v2': '/pending-v2',
  'active-v2': '/active-v2',
  'terminated-v2': '/terminated-v2',
  policy: '/policy/NL0018O0142',
  'policy-details': '/policy/NL0018O0142/details',
  'policy-actions': '/policy/NL0018O0142/actions',
  'policy-v2': '/policy-v2/pending/NL0018O0142',
  'policy-details-v2': '/policy-v2/pending/NL0018O0142/details-v2',
  'policy-actions-v2': '/policy-v2/pending/NL0018O0142/actions-v2',
  'follow-ups': '/follow-ups',
  contracting: '/contracting',
  commissions: '/commissions',
  debt: '/commissions/debt',
  'list-bill': '/list-bill',
  'list-bill-group': '/list-bill/G001001',
  'list-bill-bill': '/list-bill/G001001/B100028',
  'tax-forms': '/tax-forms',
  'case-management': '/case-management',
  case: '/case-management/E-NL0018O0142',
  hierarchy: '/hierarchy',
  individual: '/production-credit/individual',
  'individual-downline': '/production-credit/individual/downline',
  'individual-products': '/production-credit/individual/products',
  'individual-policy-detail': '/production-credit/individual/policy-detail',
  worksite: '/production-credit/worksite',
  'worksite-agent': '/production-credit/worksite/agent',
  'worksite-group': '/production-credit/worksite/group',
  'worksite-products': '/production-credit/worksite/products',
  'worksite-policy-detail': '/production-credit/worksite/policy-detail',
  claims: '/claims',
  'claims-results': '/claims/results?claimNumber=C',
  'group-inventory': '/group-inventory',
  group: '/group-inventory/G001001',
  content: '/products/term-life',
  'individual-forms-page': '/forms-launcher/individual',
  'worksite-forms-page': '/forms-launcher/worksite',
  'access-required': '/accessRequired',
  'requires-ping': '/requires-ping',
  'account-confirmation': '/account-confirmation',
  error: '/error',
  // The other audience's login comes in between: these load a document of their own.
  help: '/account-settings/help',
  alerts: '/account-settings/alerts',
  delivery: '/account-settings/policy',
  users: '/account-settings/users',
  activity: '/account-settings/activity',
  security: '/account-settings/security',
  'account-settings': '/account-settings',
  profile: '/account-settings/profile',
};

/** A launcher leads away from the portal; asked for a new tab, which is blocked, it stays. */
export const launchers: Readonly<Record<string, string>> = {
  'illustration-pro': '/illustration-pro/new',
  'life-portraits': '/life-portraits/new',
  ipipeline: '/ipipeline/new',
  awps: '/awps/new',
  wps: '/wps/new',
  'individual-forms': '/individual-forms/new',
  'worksite-forms': '/worksite-forms/new',
};

/** Pages that other accounts see. */
export const others = [
  ['neither', 'production-credit', '/production-credit'],
  ['office', 'home-office-user', '/home-office-user'],
] as const;

/** Follows a link within the document, as a reader would; the page is there with its data. */
export async function openPage(page: Page, address: string): Promise<void> {
  const there = (url: URL) => `${url.pathname}${url.search}`.startsWith(address);
  await follow(page, address);
  await expect(page).toHaveURL(there);
  await drawn(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#main')).not.toContainText(/not here yet|coming soon/i);
  // A page that leads on would be held in another's place.
  await expect(page).toHaveURL(there);
}
