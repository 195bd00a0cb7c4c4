import { expect, type Page, test } from '@playwright/test';
import { openPage } from './sitemap.ts';
import { actAs, drawn, followEntry, mainIf, signIn } from './support.ts';
import { figuresAddress } from './todayQueue.ts';

/** A link or a button whose name contains a count. */
interface Count {
  readonly role: 'link' | 'button';
  readonly name: string;
  readonly count: number;
}

/** Names that begin or end with a count. */
const countIn = String.raw`^(?:See all|All) ([\d,]+)\b|^(?!Page )[A-Z][a-z ]+:? ([\d,]+)$`;

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** The links and the buttons of the page with a count above 0. */
const countsOf = (page: Page): Promise<Count[]> =>
  page.locator('main :is(a[href], button)').evaluateAll((parts, pattern) => {
    const counts: Count[] = [];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      const text = part.getAttribute('aria-label') ?? part.textContent;
      const name = text.replaceAll(/\s+/g, ' ').trim();
      const found = new RegExp(pattern).exec(name);
      const count = Number((found?.[1] ?? found?.[2] ?? '').replaceAll(',', ''));
      // The queue of Today is not a list.
      if (found && count > 0 && !name.startsWith('To do '))
        counts.push({ role: part.tagName === 'A' ? 'link' : 'button', name, count });
    }
    return counts;
  }, countIn);

/** Waits until the page shows all of its data, including counts. */
async function loaded(page: Page) {
  await drawn(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The list has this many rows, by the texts above and below it. */
async function expectRows(page: Page, count: number) {
  const result = page.locator('[data-part="result"]').first();
  const text = count.toLocaleString('en-US');
  await expect(result).toHaveText(new RegExp(String.raw`^${text} `));
  const range = page.locator('[data-part="range"]').first();
  if (await range.isVisible()) await expect(range).toContainText(new RegExp(`of ${text}$`));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const rows = page.locator('main table').first().locator('> tbody > tr:not([data-detail])');
  expect(await rows.count()).toBeGreaterThan(0);
}

/** Pages with links and buttons that count. */
const pages = [
  figuresAddress,
  '/pat',
  '/home',
  '/commissions',
  '/hierarchy',
  '/case-management',
  '/claims',
  '/list-bill',
  '/group-inventory',
  '/follow-ups',
  '/pending',
  '/active',
  '/terminated',
  '/pending-v2',
  '/active-v2',
  '/terminated-v2',
];

async function signInAs(page: Page, account: string) {
  await signIn(page, account, account === 'office' ? '/home-office-user' : '/home');
  if (account === 'office') {
    await actAs(page, '4471902');
    await page.goto('/home');
  }
  await drawn(page);
}

for (const account of ['agent', 'sub.all', 'office'])
  test(`each count leads to that many rows for ${account}`, async ({ page }) => {
    await signInAs(page, account);
    let followed = 0;
    for (const address of pages) {
      await openPage(page, address);
      await loaded(page);
      for (const { role, name, count } of await countsOf(page)) {
        await test.step(`${address}: ${name}`, async () => {
          if (!page.url().endsWith(address)) await openPage(page, address);
          const part = page.locator('main').getByRole(role, { name, exact: true });
          await part.click();
          if (name.startsWith('See all') && role === 'button')
            await expect(
              page
                .getByRole('button', { name: /^Show \d+ only/ })
                .locator('xpath=ancestor::section[1]')
                .getByRole('heading', { level: 3 }),
            ).toHaveCount(count);
          else await expectRows(page, count);
        });
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThanOrEqual(25);
  });

/** The counts of policies on a page of cards, and the link to their rows. */
const cards = [
  ['Pending', 'Underwriting requirements'],
  ['Active', 'Policies'],
] as const;

/** Leaves the lists with filters, and with a view of one agent. */
async function narrow(page: Page) {
  await openPage(page, '/active?pastDue=true');
  await openPage(page, '/case-management?viewAs=4473310');
  await openPage(page, '/pending?takeAction=true&viewAs=4473310');
}

for (const address of [figuresAddress, '/pat'])
  test(`the cards of ${address} lead to the counted rows, however the lists were left${mainIf(address === '/pat')}`, async ({
    page,
  }) => {
    await signInAs(page, 'agent');
    for (const [list, label] of cards) {
      await narrow(page);
      await openPage(page, address);
      await loaded(page);
      const figure = page.locator('main dl > div', {
        has: page.locator('dt').getByText(label, { exact: true }),
      });
      const count = numberOf((await figure.locator('dd').first().textContent()) ?? '');
      await page.locator('main').getByRole('link', { name: list, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${list.toLowerCase()}$`));
      await expectRows(page, count);
    }
    // A plain link keeps the filters of a card.
    await openPage(page, '/pending-v2?takeAction=true');
    await openPage(page, address);
    await followEntry(page, 'Policies', 'Pending');
    await expect(page).toHaveURL(/\/pending-v2\?takeAction=true$/);
  });

/** The badges of the navigation: the link of each, and the tab with its rows. */
const badges = [
  ['Service', 'Case Management', 'button', 'Needs attention'],
  ['My Agency', 'Hierarchy', 'link', 'Ending soon'],
] as const;

for (const [account, view] of [
  ['agent', ''],
  ['agent', '?viewAs=4473310'],
  ['office', ''],
] as const)
  test(`the badges of the navigation count the rows that they lead to for ${account}${view && ' with a view of one agent'}`, async ({
    page,
  }) => {
    await signInAs(page, account);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [parent, entry, role, tab] of badges) {
      await openPage(page, `/pending${view}`);
      await openPage(page, '/my-business');
      const button = navigation.getByRole('button', { name: parent });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      const link = navigation.getByRole('link', { name: new RegExp(`^${entry} ?, [\\d,]+ `) });
      const [count = ''] = /\d+(,\d{3})*/.exec((await link.textContent()) ?? '') ?? [];
      await link.click();
      await expect(page).toHaveURL(
        (url) => (url.searchParams.get('viewAs') ?? '') === view.replace('?viewAs=', ''),
      );
      await page
        .locator('main')
        .getByRole(role, { name: `${tab} ${count}`, exact: true })
        .click();
      await expectRows(page, numberOf(count));
    }
  });
