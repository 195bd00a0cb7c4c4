import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, signIn, watchConsole } from './support.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page) => page.getByRole('figure', { name: 'Premium issued by month' });
const figuresOf = (page: Page) => card(page, 'Policies').locator('dd');

/** A group of the queue, by its title. */
const group = (page: Page, title: string) =>
  page.locator('details', {
    has: page.getByRole('heading', { name: new RegExp(`^${title} \\(`) }),
  });
const lines = (page: Page, title: string) => group(page, title).locator('[data-line]');

test('Today shows an agent what there is to do by urgency, with links to it @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/my-business');
  await expect(page).toHaveTitle(/^Today/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const counts = (await page.request.get('/API/PolicyInfo/Policies/StatusCounts')).json();
  const { pendingPolicies } = (await counts) as {
    pendingPolicies: { underwritingRequirements: number };
  };
  await expect(figuresOf(page).first()).toHaveText(
    String(pendingPolicies.underwritingRequirements),
  );

  const overdue = group(page, 'Overdue requirements');
  await expect(lines(page, 'Overdue requirements')).toHaveCount(10);
  const late = await overdue.getByText(/^\d+ days? late$/).allTextContents();
  const days = late.map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(days).toHaveLength(10);
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  await test.step('a group shows more items, and stays closed', async () => {
    await overdue.getByRole('button', { name: /^Show 10 more/ }).click();
    await expect(lines(page, 'Overdue requirements')).toHaveCount(20);
    await overdue.locator('summary').click();
    await expect(lines(page, 'Overdue requirements').first()).toBeHidden();
    await page.reload();
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(lines(page, 'Overdue requirements').first()).toBeHidden();
    await overdue.locator('summary').click();
  });

  await test.step('its link leads to the list', async () => {
    await overdue.getByRole('link', { name: 'See them in Pending' }).click();
    await expect(page).toHaveURL('/pending?sort=dueDate&takeAction=true&due=overdue');
    await page.goBack();
  });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('an action is sent in place, and the next item opens @main', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const items = lines(page, 'Due this week');
  const nameOf = async (at: number) =>
    (await items.nth(at).locator('[data-part="title"]').textContent()) ?? '';
  const [first, second] = [await nameOf(0), await nameOf(1)];
  const panel = page.locator('section[aria-labelledby]:has(> header)');

  // With the keyboard alone: the item opens, and the focus is on the client's name.
  await items.first().locator('[data-part="title"]').focus();
  await page.keyboard.press('j');
  await expect(items.nth(1).locator('[data-part="title"]')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: first })).toBeFocused();
  await panel.getByRole('textbox', { name: /^Note/ }).fill('Sent by mail.');
  await expectAccessible(page);
  const send = panel.getByRole('button', { name: 'Send to the carrier' });
  await send.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('heading', { name: first })).toBeInViewport();
  await send.press('Enter');
  await expect(panel.getByRole('heading', { name: second })).toBeFocused();
  await expect(items.locator('[data-part="title"]').first()).toHaveText(second);

  await test.step('Skip hides an item until the next business day, and Undo returns it', async () => {
    await panel.getByRole('button', { name: 'Skip today' }).click();
    // It is announced too, outside of the page.
    const message = page.getByRole('main').getByText(/is planned for 11\/19\/2026/);
    await expect(message).toBeVisible();
    await expect(items.locator('[data-part="title"]').first()).not.toHaveText(second);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items.locator('[data-part="title"]').first()).toHaveText(second);
  });

  await test.step('what was done is at the end', async () => {
    const done = group(page, 'Done today');
    await done.locator('summary').click();
    await expect(done.getByText(/^Provided information: /)).toBeVisible();
  });
});

test('Back returns from a policy to the open item, where it was', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const line = lines(page, 'Cases that need attention').nth(6);
  await line.locator('[data-part="title"]').click();
  const panel = page.locator('[data-part="item"]');
  await panel.getByRole('link', { name: /^NL/ }).first().click();
  await expect(page).toHaveURL(/\/policy\//);
  await page.goBack();
  await expect(panel.getByRole('heading').first()).toBeFocused();
  await expect(line).toBeInViewport();
  await page.reload();
  await expect(panel).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an item opens under its line, and charts are a sentence', async ({ page }) => {
    await signIn(page, 'agent', '/my-business');
    const first = lines(page, 'Overdue requirements').first();
    await first.locator('[data-part="title"]').tap();
    await expect(first.getByRole('button', { name: 'Send to the carrier' })).toBeVisible();
    // Back closes the item, and stays on the page.
    await page.goBack();
    await expect(first.getByRole('button', { name: 'Send to the carrier' })).toHaveCount(0);
    await expect(page).toHaveURL('/my-business');
    const show = figure(page).getByRole('button', { name: 'Show figures' });
    await show.tap();
    await expect(figure(page).getByRole('img')).toHaveCount(12);
  });

  test('everything that can be tapped is 44 px high', async ({ page }) => {
    await signIn(page, 'agent', '/my-business');
    await expect(lines(page, 'Overdue requirements')).toHaveCount(10);
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
  const kinds = (await entries.allTextContents()).map((text) => text.includes('you watch it'));
  expect(kinds[0]).toBe(true);
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
});

test('five unread notifications show, and a button shows all of them', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const unread = card(page, 'Unread notifications');
  const entries = unread.locator('li:has(summary h3)');
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
  // Next to the queue the chart has rows, each with its amounts.
  const amounts = names.at(-1)?.match(/\$[\d,.]+\d/g) ?? [];
  expect(amounts).toHaveLength(2);
  for (const amount of amounts) await expect(bars.last().getByText(amount)).toBeVisible();

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

test('an agent with historical access stays on Today, without policies', async ({ page }) => {
  await signIn(page, 'historical', '/my-business');
  await expect(page.getByText(/historical access see commissions/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
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
  await expect(lines(page, 'Overdue requirements')).toHaveCount(10);
  await expect(figure(page)).toBeVisible();
  await expect(page.getByText('Oops! Something went wrong.')).toHaveCount(0);
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(figuresOf(page)).toHaveCount(6);
});
