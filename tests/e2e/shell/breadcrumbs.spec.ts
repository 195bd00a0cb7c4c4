import { expect, type Page, test } from '@playwright/test';
import { actAs, drawn, signIn } from '../support.ts';

/** Each step of the breadcrumbs, with its link. */
const trailOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) =>
        [step.textContent, step.querySelector('a')?.getAttribute('href')].join(' '),
      ),
    );

type Visit = readonly [address: string, trail: readonly string[]];

/** A step without a link is no page, may not be opened, or is the current page. */
const visits: Readonly<Record<string, readonly Visit[]>> = {
  agent: [
    [
      '/policy/NL0018O0142/details',
      ['Policy Overview /pat', 'Pending /pending-v2', 'Policy NL0018O0142 '],
    ],
    [
      '/policy/NL0018O0142/actions',
      ['Policy Overview /pat', 'Pending /pending-v2', 'Policy NL0018O0142 '],
    ],
    [
      '/policy-v2/pending/NL0018O0142/actions-v2',
      ['Policy Overview /pat', 'Pending /pending-v2', 'Policy NL0018O0142 '],
    ],
    ['/claims/results?claimNumber=C1', ['Claims /claims?claimNumber=C1', 'Claims results ']],
    ['/commissions/debt', ['Commissions /commissions', 'Debt ']],
    ['/group-inventory/G001001', ['Group Inventory /group-inventory', 'Group G001001 ']],
    ['/products/term-life', ['Products ', 'Life & Annuities ', 'Term Life ']],
    ['/contracting', ['My Agency ', 'Contracting ']],
    ['/account-settings/alerts', ['Account settings /account-settings/profile', 'Alerts ']],
    ['/claims', []],
    ['/home', []],
  ],
  individual: [
    [
      '/production-credit/individual/products',
      [
        'Production Credit /production-credit',
        'Individual /production-credit/individual',
        'Products ',
      ],
    ],
    [
      '/production-credit/individual/downline',
      ['Production Credit /production-credit', 'Individual ', 'Downline '],
    ],
  ],
  'sub.claims': [
    ['/claims/results?claimNumber=C1', ['Claims /claims?claimNumber=C1', 'Claims results ']],
    ['/account-settings/help', ['Account settings /account-settings/profile', 'Help ']],
  ],
  office: [['/account-settings/help', ['Account settings ', 'Help ']]],
};

async function expectTrail(page: Page, [address, trail]: Visit) {
  await page.goto(address);
  await drawn(page);
  await expect.poll(() => trailOf(page)).toEqual(trail);
}

for (const [account, rows] of Object.entries(visits)) {
  test(`the breadcrumbs of ${account} link to the pages that it may open`, async ({ page }) => {
    test.slow();
    await signIn(page, account, '/home');
    for (const row of rows) await expectTrail(page, row);
  });
}

test('the breadcrumbs of home office that acts for an agent skip Profile, which it may not open', async ({
  page,
}) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await expectTrail(page, [
    '/account-settings/users',
    ['Account settings /account-settings/alerts', 'Users '],
  ]);
});
