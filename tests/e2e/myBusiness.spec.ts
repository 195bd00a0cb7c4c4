import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, watchConsole } from './support.ts';
import { figuresAddress, groupOf, linesOf, paneOf } from './todayQueue.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page) => page.getByRole('figure', { name: 'Premium issued by month' });
const figuresOf = (page: Page) => card(page, 'Policies').locator('dd');

test('Today shows an agent what there is to do by urgency, with links to it @main', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/my-business');
  await expect(page).toHaveTitle(/^Today/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const overdue = groupOf(page, 'Overdue');
  await expect(linesOf(page, 'Overdue')).toHaveCount(5);
  await overdue.getByRole('button', { name: /^Show all \d+/ }).click();
  await expect(linesOf(page, 'Overdue')).toHaveCount(20);
  const late = await overdue.getByText(/^\d+ days? late$/).allTextContents();
  const days = late.map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(days).toHaveLength(20);
  expect(days).toEqual(days.toSorted((a, b) => b - a));

  await test.step('its link leads to the list, and Back to the whole group', async () => {
    await overdue.getByRole('link', { name: 'See them in Pending' }).click();
    await expect(page).toHaveURL('/pending?sort=dueDate&takeAction=true&due=overdue');
    await page.goBack();
    await expect(linesOf(page, 'Overdue')).toHaveCount(20);
  });

  await test.step('a counter shows one group alone', async () => {
    const cases = page.getByRole('button', { name: /^22 Cases/ });
    await cases.click();
    await expect(page.locator('[data-line]')).toHaveCount(22);
    await cases.click();
    await expect(linesOf(page, 'Overdue')).toHaveCount(20);
  });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('an action is sent in place, and the next item opens @main', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const items = linesOf(page, 'Due this week');
  const nameOf = async (at: number) => (await items.nth(at).locator('strong').textContent()) ?? '';
  const [first, second] = [await nameOf(0), await nameOf(1)];
  const panel = paneOf(page);

  // With only the keyboard, the item opens and the focus is on the client's name.
  await items.first().press('Enter');
  await expect(panel.getByRole('heading', { name: first })).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: second })).toBeFocused();
  await page.keyboard.press('k');
  await expect(panel.getByRole('heading', { name: first })).toBeFocused();
  await panel.getByRole('button', { name: /^(Send documents|Schedule exam)$/ }).press('Enter');
  await panel.getByRole('textbox', { name: /^Note/ }).fill('Sent by mail.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Send to the carrier' }).press('Enter');
  await expect(panel.getByRole('heading', { name: second })).toBeFocused();
  await expect(items.first()).toContainText(second);

  await test.step('Skip hides an item until the next business day, and Undo returns it', async () => {
    await panel.getByRole('button', { name: 'Skip today' }).click();
    // It is announced too, outside of the page.
    const message = page.getByRole('main').getByText(/is planned for 11\/19\/2026/);
    await expect(message).toBeVisible();
    await expect(items.first()).not.toContainText(second);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items.first()).toContainText(second);
  });

  await test.step('what was done is at the end', async () => {
    const done = page.locator('details', { hasText: 'Done today' }).last();
    await done.locator('summary').click();
    await expect(done.getByText(/^Provided information: /)).toBeVisible();
  });
});

test('Back returns from a policy to the open item, where it was', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  await groupOf(page, 'Cases')
    .getByRole('button', { name: /^Show all/ })
    .click();
  const line = linesOf(page, 'Cases').nth(12);
  await line.click();
  const panel = paneOf(page);
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

  test('shows an item instead of the list, and each chart as a sentence', async ({ page }) => {
    await signIn(page, 'agent', '/my-business');
    const first = linesOf(page, 'Overdue').first();
    await first.tap();
    await expect(paneOf(page).getByRole('button', { name: 'Send to the carrier' })).toBeVisible();
    await expect(first).toBeHidden();
    // Back closes the item, and stays on the page.
    await page.goBack();
    await expect(paneOf(page)).toHaveCount(0);
    await expect(first).toBeInViewport();
    await expect(page).toHaveURL('/my-business');
    await page.getByRole('link', { name: 'My business' }).tap();
    const show = figure(page).getByRole('button', { name: 'Show figures' });
    await show.tap();
    await expect(figure(page).getByRole('img')).toHaveCount(12);
  });

  for (const address of ['/my-business', figuresAddress])
    test(`everything that can be tapped on ${address} is 44 px high`, async ({ page }) => {
      await signIn(page, 'agent', address);
      const shown = address === figuresAddress ? figuresOf(page) : linesOf(page, 'Overdue');
      await expect(shown.first()).toHaveText(/\d/);
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

test('the second tab has the figures of the business @main', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  await page.getByRole('link', { name: 'My business' }).click();
  const counts = (await page.request.get('/API/PolicyInfo/Policies/StatusCounts')).json();
  const { pendingPolicies } = (await counts) as {
    pendingPolicies: { underwritingRequirements: number };
  };
  const requirements = String(pendingPolicies.underwritingRequirements);
  await expect(figuresOf(page).first()).toHaveText(requirements);
  await expectAccessible(page);
});

test('a sub-account without the role sees no card of policies, and requests none', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'sub.claims', figuresAddress);
  await expect(page.getByText(/does not have access to policies/)).toBeVisible();
  await expect(card(page, 'Unread notifications')).toBeVisible();
  await expect(card(page, 'Policies')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/API/PolicyInfo'))).toEqual([]);
});

test('the address of a case is corrected in its item, and the next one opens', async ({ page }) => {
  await signIn(page, 'agent', '/my-business?only=cases');
  const line = page.locator('[data-line]').filter({ hasText: 'Not viewed since' }).first();
  const who = (await line.locator('strong').textContent()) ?? '';
  await line.press('Enter');
  const pane = paneOf(page);
  await expect(pane.getByRole('heading', { name: who })).toBeFocused();
  await pane.getByRole('button', { name: 'Correct e-mail address' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct e-mail address' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('right@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save and resend' }).press('Enter');
  await expect(page.getByText('The e-mail is on its way to right@example.com')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(pane.getByRole('heading', { name: who })).toBeHidden();
});

test('Today shows the items of one agent alone, and Back shows all again', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const pick = page.getByRole('combobox', { name: 'Agent' });
  const tab = page.getByRole('link', { name: /^To do/ });
  const all = await tab.textContent();
  await pick.selectOption({ label: 'Whitfield, Dana - 4471918' });
  await expect(page).toHaveURL('/my-business?agent=4471918');
  await expect(tab).not.toHaveText(all ?? '');
  await linesOf(page, 'About to lapse').first().press('Enter');
  await expect(paneOf(page)).toContainText('4471918');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/my-business?agent=4471918');
  await expect(pick).toHaveValue('4471918');
  await expectAccessible(page);
  await pick.selectOption({ label: 'All agents' });
  await expect(tab).toHaveText(all ?? '');
  await expect(pick).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Choose an agent' }).click();
  await expect(pick).toBeVisible();
  await page.goto('/my-business?agent=');
  await expect(tab).toHaveText(all ?? '');
  for (const agent of ['4480055', 'x', '4471902-only', '%27']) {
    await page.goto(`/my-business?agent=${agent}`);
    await expect(page.getByText(/Agent .+ is not in your hierarchy\.$/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show all agents' }).click();
  await expect(page).toHaveURL('/my-business');
  await expect(tab).toHaveText(all ?? '');
});
