import { expect, type Page, test } from '@playwright/test';
import { drawn, rowsOf, settled, signIn } from '../support.ts';

const lists = ['/pending', '/active', '/terminated', '/pending-v2', '/active-v2', '/terminated-v2'];

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('[data-part="scroller"]');
    const root = document.documentElement;
    return [scroller, root].some((part) => part && part.scrollWidth > part.clientWidth);
  });

test('no policy list scrolls sideways at 1280 and 1024 px, and no reason is cut off', async ({
  page,
}) => {
  await signIn(page, 'agent');
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const list of lists) {
      await page.goto(list);
      await settled(page);
      expect(await scrollsSideways(page), `${list} at ${width}`).toBe(false);
      const cut = page.locator('td[data-column="reason"] > [data-clamps]');
      await expect(cut).toHaveCount(0);
    }
  }
});

test('a list that is too narrow for its columns keeps the order of the others', async ({
  page,
}) => {
  await signIn(page, 'agent');
  const order = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['column']));
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/pending');
  await settled(page);
  const all = await order();
  expect(all.join()).toBe(
    'date,agent,primaryInsured,policyNumber,employer,productType,requirement,met,actionNeeded',
  );
  for (const [width, hidden] of [
    [1366, ['productType']],
    [1280, ['productType', 'employer']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(order, `${width}`)
      .toEqual(all.filter((id) => !hidden.some((each) => each === id)));
  }
  // The head stays above the rows when they scroll.
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('columnheader', { name: 'Policy Number' })).toBeInViewport();
});

test('the columns keep their positions from page to page', async ({ page }) => {
  await signIn(page, 'agent');
  await settled(page);
  const places = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  const before = await places();
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.locator('[data-part="range"]', { hasText: 'Showing 21 to 30' })).toBeVisible();
  await settled(page);
  expect(await places()).toEqual(before);
});

test('quick tabs count with the filters, are in the address, and are remembered @main', async ({
  page,
}) => {
  await signIn(page, 'agent');
  await settled(page);
  const tabs = page.getByRole('toolbar', { name: 'Which requirements' });
  const all = tabs.getByRole('button', { name: /^All/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const overdue = tabs.getByRole('button', { name: /^Overdue/ });
  const count = /\d+/.exec((await overdue.textContent()) ?? '')?.[0];
  await overdue.click();
  await expect(page).toHaveURL(/\?due=overdue$/);
  await expect(page.locator('[data-part="result"]')).toContainText(`${count} requirements on`);
  await settled(page);
  await expect(rowsOf(page).getByText(/\d+ days? late$/)).toHaveCount(10);

  // The most overdue are first, without a sort in the address.
  const due = page.getByRole('columnheader', { name: 'Met', exact: true });
  await expect(due).toHaveAttribute('aria-sort', 'ascending');
  await due.getByRole('button').click();
  await expect(page).toHaveURL(/sort=-dueDate/);
  // A breadcrumb opens the list with its last tab.
  await rowsOf(page).first().locator('[data-column="policyNumber"] a').click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/\/pending\?.*due=overdue/);
  await expect(overdue).toHaveAttribute('aria-pressed', 'true');
});

test('after a policy, the list is where the user left it @main', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, 'agent', '/pending?pageSize=25&page=2');
  await settled(page);
  const link = rowsOf(page).nth(18).locator('[data-column="policyNumber"] a');
  await link.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(200);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(/\/policy\//);
  await drawn(page);
  await page.goBack();
  await settled(page);
  const same = rowsOf(page).nth(18).locator('[data-column="policyNumber"] a');
  await expect(same).toHaveAttribute('href', href ?? '');
  await expect(same).toBeFocused();
  await expect(same).toHaveAttribute('data-seen', '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
});

test('links lead to the new view of a list, or to the view that the user chose @main', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More commands' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await signIn(page, 'agent', '/pending?takeAction=true');
  await settled(page);
  await link('Active').click();
  await expect(page).toHaveURL('/active-v2');
  await settled(page);
  // Back opens the list of its address.
  await page.goBack();
  await expect(page).toHaveURL('/pending?takeAction=true');
  await settled(page);
  await choose('Policies');
  await expect(page).toHaveURL('/pending-v2?takeAction=true');
  await settled(page);
  await link('Active').click();
  await settled(page);
  await choose('Classic');
  await expect(page).toHaveURL('/active');
  await link('Terminated').click();
  await expect(page).toHaveURL('/terminated');
  await page.goto('/terminated-v2');
  await settled(page);
  await link('Active').click();
  await expect(page).toHaveURL('/active');
});

test('a card on a phone starts with the person, is less than 200 px high, and opens to show the rest @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'agent');
  await settled(page);
  const card = rowsOf(page).first();
  const { height } = (await card.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(200);
  await card.getByRole('button', { name: /^More of/ }).click();
  await expect(page.getByText('Employer', { exact: true }).last()).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

test('offline, the list keeps the rows with their time, and reloads when the network is back @main', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent');
  await settled(page);
  const first = await rowsOf(page).first().textContent();
  // The note loads after the first paint, as the footer does.
  await expect(page.locator('footer [data-html]')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Page 5', exact: true }).click();
  await expect(page.getByText(/You seem to be offline/).first()).toBeVisible();
  await expect(rowsOf(page).first()).toHaveText(first ?? '');
  await expect(page.getByText(/from the last update \(\d/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-part="range"]', { hasText: 'Showing 41 to 50' })).toBeVisible();
});
