import { expect, type Page, type Request, test } from '@playwright/test';
import { routes } from '../../../apps/portal/src/routes.ts';
import { drawn, follow, signIn } from '../support.ts';

/** Two addresses of each row of the sitemap with an id in its address. */
const pairs: Readonly<Record<string, readonly [first: string, second: string]>> = {
  'policy-details': ['/policy/NL0018O0142/details', '/policy/NL0020A2729/details'],
  'policy-actions': ['/policy/NL0018O0142/actions', '/policy/NL0020A2729/actions'],
  'policy-details-v2': [
    '/policy-v2/pending/NL0018O0142/details-v2',
    '/policy-v2/pending/NL0020A2729/details-v2',
  ],
  'policy-actions-v2': [
    '/policy-v2/active/NL0020X2740/actions-v2',
    '/policy-v2/active/NL0021X0950/actions-v2',
  ],
  'list-bill-group': ['/list-bill/G001001', '/list-bill/G001004'],
  'list-bill-bill': ['/list-bill/G001001/B100028', '/list-bill/G001001/B100027'],
  claim: ['/claims/C100011', '/claims/C100007'],
  client: ['/client/CL1000032', '/client/CL1000098'],
  case: ['/case-management/E-NL0018O0142', '/case-management/D-NL0020Q4893'],
  group: ['/group-inventory/G001001', '/group-inventory/G001004'],
  content: ['/products/term-life', '/underwriting-guide'],
};

/** Pages about one agent, whom the query names. */
const ofAgents: readonly string[] = [
  '/hierarchy',
  '/production-credit/individual/downline',
  '/production-credit/individual/products',
  '/production-credit/individual/policy-detail',
  '/production-credit/worksite/agent',
  '/production-credit/worksite/policy-detail',
];

/** The last part of an address that names one thing. */
const idOf = (address: string) => {
  const parts = address.split(/[/=]/).filter((part) => !/^(details|actions)/.test(part));
  return parts.at(-1) ?? '';
};

/** The texts of the page's content, without duplicates. */
const textsOf = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.add(walker.currentNode.nodeValue?.trim() ?? '');
    texts.delete('');
    return [...texts];
  });

/** Opens an address in a new document, and waits for all of its data. */
async function open(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await drawn(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return textsOf(page);
}

test('every row with an id in its address has addresses in this test', () => {
  const withId = routes.filter(
    ({ id, paths, lazy }) => lazy && id !== 'content' && /:(?!new)/.test(paths[0]),
  );
  expect(Object.keys(pairs).sort()).toEqual([...withId.map(({ id }) => id), 'content'].sort());
});

const pages = [
  ...Object.entries(pairs),
  ...ofAgents.map((page) => [page, [`${page}?viewAs=4471902`, `${page}?viewAs=4473310`]] as const),
];
for (const [id, [first, second]] of pages) {
  test(`${id}: no data of the first shows while the second loads, nor after it fails`, async ({
    page,
  }) => {
    await signIn(page, 'agent', second);
    const ofSecond = new Set(await open(page, second));
    const ofFirst = await open(page, first);
    const own = ofFirst.filter((text) => !ofSecond.has(text));
    expect(own.length).toBeGreaterThan(2);
    const stillShown = async () => {
      const shown = await textsOf(page);
      return own.filter((text) => shown.includes(text));
    };

    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const asksForSecond = (request: Request) =>
      request.resourceType() === 'fetch' &&
      `${decodeURIComponent(request.url())} ${request.postData()}`.includes(idOf(second));
    const wanted = page.waitForRequest(asksForSecond);
    await page.route('**/*', async (route) => {
      if (!asksForSecond(route.request())) return route.fallback();
      await held;
      return route.fulfill({ status: 409, json: {} });
    });
    await follow(page, second);
    await expect(page).toHaveURL(second);
    await wanted;
    await expect.poll(stillShown).toEqual([]);
    fail();
    // A page with several parts offers it in each part.
    await expect(
      page.locator('#main').getByRole('button', { name: 'Try again' }).first(),
    ).toBeVisible();
    expect(await stillShown()).toEqual([]);
  });
}

test('a policy number in lower case finds the policy, and the address is corrected @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/policy/nl0018o0142/actions?requirement=NL0018O0142-1');
  await expect(page).toHaveURL('/policy/NL0018O0142/actions?requirement=NL0018O0142-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okafor, Ifeoma');
  for (const address of [
    '/policy-v2/pending/NL0018O0142/details-v2',
    '/case-management/E-NL0016B8835',
    '/group-inventory/G001001',
    '/list-bill/G001001/B100028',
  ]) {
    await page.goto(address.toLowerCase());
    await expect(page).toHaveURL(address);
  }
});

for (const [address, stored] of [
  ['/pending?viewAs=9999999&sort=dueDate', '/pending?sort=dueDate'],
  ['/hierarchy?viewAs=9999999', '/hierarchy'],
] as const) {
  test(`the portal removes an agent outside of the hierarchy from ${address}, and says so`, async ({
    page,
  }) => {
    await signIn(page, 'agent', address);
    await expect(
      page
        .getByRole('main')
        .getByText('Agent 9999999 is not in your hierarchy. This page shows all your business.'),
    ).toBeVisible();
    await expect(page).toHaveURL(stored);
    await expect(page.getByText(/You see the business of/)).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toContainText(/\d{7}/);
    await follow(page, '/active');
    await expect(page).toHaveURL('/active');
    await drawn(page);
    await follow(page, '/case-management');
    await expect(page).toHaveURL('/case-management');
  });
}
