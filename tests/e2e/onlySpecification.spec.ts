import { expect, type Page, test } from '@playwright/test';
import { onlySpecification } from '../conformance/onlySpecification.ts';
import { drawn, mainIf, signIn, watchConsole } from './support.ts';

/** Simulates a carrier that has only the specification's calls and fields. */
async function strip(page: Page): Promise<void> {
  await page.route(/\/(API|auth|content|features)\b/, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const sparse = onlySpecification(request.method(), pathname + search);
    if (!sparse) return route.fallback();
    if (sparse.status !== undefined) {
      const body = sparse.body?.('') ?? '';
      return route.fulfill({
        status: sparse.status,
        contentType: 'application/problem+json',
        body,
      });
    }
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: response.ok() ? (sparse.body?.(text) ?? text) : text });
  });
}

/** Screens that work on such a carrier. */
const screens = [
  '/home',
  '/my-business',
  '/pat',
  '/pending',
  '/active',
  '/terminated',
  '/pending-v2',
  '/active-v2',
  '/terminated-v2',
  '/commissions',
  '/commissions?tab=writing-agents',
  '/commissions/debt',
  '/list-bill',
  '/list-bill/G001001',
  '/list-bill/G001001/B100028',
  '/case-management',
  '/policy/NL0018O0142/details',
  '/policy/NL0018O0142/actions',
  '/production-credit/individual/downline',
  '/production-credit/individual/products',
  '/production-credit/individual/policy-detail',
  '/production-credit/worksite/agent',
  '/production-credit/worksite/policy-detail',
  '/tax-forms',
  '/hierarchy',
  '/hierarchy?tab=requirements',
  '/hierarchy?tab=appointments',
  '/group-inventory',
  '/group-inventory/G001001',
  '/account-settings/alerts',
  '/account-settings/policy',
];

/** The browser logs missing calls and orders. These logs are not problems of the page. */
const isNotOffered = (complaint: string) => /status of 40[04]/.test(complaint);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const address of screens) {
  test(`${address} works on a carrier that has only the specification's calls and fields${mainIf(address === '/pending')}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await strip(page);
    await signIn(page, 'agent', address);
    await drawn(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('#main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Oops|Unauthorized/);
    await expect(page.locator('#main')).not.toContainText(/undefined|NaN|Invalid Date|Try again/);
    expect(complaints.filter((complaint) => !isNotOffered(complaint))).toEqual([]);
  });
}
