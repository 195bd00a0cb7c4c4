import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, signIn, watchConsole } from './support.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page) => page.getByRole('figure', { name: 'Premium issued by month' });
const figuresOf = (page: Page) => card(page, 'Policies').locator('dd');

test('My Business shows an agent what there is to do, with links to it @main', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/my-business');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Business');
  const counts = (await page.request.get('/API/PolicyInfo/Policies/StatusCounts')).json();
  const { pendingPolicies } = (await counts) as {
    pendingPolicies: { underwritingRequirements: number };
  };
  await expect(figuresOf(page).first()).toHaveText(
    String(pendingPolicies.underwritingRequirements),
  );

  const requirements = card(page, 'Requirements that need action');
  await expect(requirements.getByRole('listitem')).toHaveCount(5);
  const total = /\d+/.exec((await requirements.getByText(/^See all/).textContent()) ?? '')?.[0];
  await requirements.getByText(/^See all/).click();
  await expect(page).toHaveURL('/pending?sort=dueDate&takeAction=true');
  await expect(page.locator('[data-part="range"]')).toContainText(`of ${total}`);
  await page.goBack();
  await expect(requirements.getByRole('listitem')).toHaveCount(5);

  const late = card(page, 'Requirements that need action').getByText(/^Overdue \d+ days?$/);
  const days = (await late.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const link = card(page, 'Requirements that need action').getByRole('link').nth(1);
  const requirement = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/policy\/\w+\/actions\?requirement=.+$/);
  await expect(page.getByRole('combobox', { name: 'Requirement' }).locator(':checked')).toHaveText(
    requirement,
  );
  await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the two columns end at about the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'agent', '/my-business');
  await expect(figure(page).getByRole('img')).toHaveCount(12);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const endOf = (name: string) =>
    card(page, name)
      .locator('..')
      .evaluate((column) => column.getBoundingClientRect().bottom);
  const ends = [await endOf('Requirements that need action'), await endOf('Unread notifications')];
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(300);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lists show three rows, charts are a sentence, and the page is at most seven screens long', async ({
    page,
  }) => {
    await signIn(page, 'agent', '/my-business');
    const show = figure(page).getByRole('button', { name: 'Show figures' });
    await expect(show).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(card(page, 'Unread notifications').getByRole('listitem').first()).toBeVisible();
    await expect(card(page, 'Requirements that need action').getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7 * 844);
    await show.tap();
    await expect(figure(page).getByRole('img')).toHaveCount(12);
  });

  test('everything that can be tapped is 44 px high', async ({ page }) => {
    await signIn(page, 'agent', '/my-business');
    await expect(card(page, 'Requirements that need action').getByRole('listitem')).toHaveCount(3);
    await expect(figuresOf(page).first()).toHaveText(/\d/);
    await expect(card(page, 'Unread notifications').getByRole('listitem').first()).toBeVisible();
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('a, button')].flatMap((part) => {
        // A link in running text is only as high as its line.
        if (part.closest('[data-html]') || !part.checkVisibility()) return [];
        const { height } = part.getBoundingClientRect();
        return height < 44 ? [`${part.textContent} ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('notifications about a policy are above messages to all users', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const entries = card(page, 'Unread notifications').getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const kinds = (await entries.allTextContents()).map((text) => text.startsWith('Policy '));
  expect(kinds[0]).toBe(true);
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
});

test('five unread notifications show, and a button shows all of them', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const unread = card(page, 'Unread notifications');
  const entries = unread.locator('li:has(> h3)');
  await expect(entries).toHaveCount(5);
  const seeAll = unread.getByRole('button', { name: /^See all \d+$/ });
  const count = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0]);
  await seeAll.click();
  await expect(entries).toHaveCount(count);
  await unread.getByRole('button', { name: 'Show 5 only' }).click();
  await expect(entries).toHaveCount(5);
});

test('the chart has the same values as its table, and the choice of the table is stored', async ({
  page,
}) => {
  await signIn(page, 'agent', '/my-business');
  const bars = figure(page).getByRole('img');
  await expect(bars).toHaveCount(12);
  const names = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));

  await bars.first().focus();
  await page.keyboard.press('End');
  await expect(bars.last()).toBeFocused();
  await expect(figure(page).getByText(names.at(-1) ?? '')).toBeVisible();

  await figure(page).getByRole('button', { name: 'Show as table' }).click();
  const rows = figure(page).locator('tbody tr');
  const read = await rows.evaluateAll((all) =>
    all.map(({ children: [month, now, before] }) => {
      const of = (cell?: Element) => cell?.textContent;
      return `${of(month)}: Since 12/01/2025 ${of(now)}, Year before ${of(before)}`;
    }),
  );
  expect(read).toEqual(names);
  await expectAccessible(page);

  await page.reload();
  await expect(rows).toHaveCount(12);
  await figure(page).getByRole('button', { name: 'Show as chart' }).click();
  await expect(bars).toHaveCount(12);
});

test('home office sees the business of the agent it acts for', async ({ page }) => {
  await signIn(page, 'solo', '/my-business');
  await expect(figuresOf(page)).toHaveCount(6);
  const own = await figuresOf(page).allTextContents();
  const { agentId } = (await (await page.request.get('/auth/userinfo')).json()) as {
    agentId: string;
  };

  await signIn(page, 'office', '/my-business');
  await expect(page).toHaveURL('/home-office-user');
  await actAs(page, agentId);
  await page.goto('/my-business');
  await expect(figuresOf(page)).toHaveText(own);
});

test('a sub-account without the role sees no card of policies, and requests none', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'sub.claims', '/my-business');
  await expect(page.getByText(/does not have access to policies/)).toBeVisible();
  await expect(card(page, 'Unread notifications')).toBeVisible();
  await expect(card(page, 'Policies')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/API/PolicyInfo'))).toEqual([]);
});

test('an agent with historical access stays on My Business, without policies', async ({ page }) => {
  await signIn(page, 'historical', '/my-business');
  await expect(page.getByText(/historical access see commissions/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Business');
});

test('only the failed card shows the error, and Try again restores it', async ({ page }) => {
  test.slow();
  let isDown = true;
  await page.route('**/API/PolicyInfo/Policies/StatusCounts', (route) =>
    isDown ? route.fulfill({ status: 503, json: { status: 503 } }) : route.continue(),
  );
  await signIn(page, 'agent', '/my-business');
  const alert = card(page, 'Policies').getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(card(page, 'Requirements that need action').getByRole('listitem')).toHaveCount(5);
  await expect(figure(page)).toBeVisible();
  await expect(page.getByText('Oops! Something went wrong.')).toHaveCount(0);
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(figuresOf(page)).toHaveCount(6);
});
