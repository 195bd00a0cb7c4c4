import { expect, type Page, test } from '@playwright/test';
import { agentsPages, openPage } from '../sitemap.ts';
import { drawn, settled, signIn } from '../support.ts';

/** Selected links, buttons and options without the user's own colors. */
const wronglySelected = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust:none;color:HighlightText;background:Highlight';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    const selected = ':is(a, button)[aria-current], [aria-selected="true"]';
    const wrong = [...document.querySelectorAll(`:is(${selected}), :is(${selected}) *`)]
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.color !== color || style.backgroundColor !== backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 80));
    probe.remove();
    return wrong;
  });

/** Bottom edges of tabs that are not selected. Each must have the color of the page. */
const edges = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Account settings' })
    .locator('a:not([aria-current])')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));

test('in forced colors the selected option is readable, and no other tab is underlined', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'agent', '/home');
  for (const address of Object.values(agentsPages)) {
    await openPage(page, address);
    await expect
      .soft(async () => expect(await wronglySelected(page)).toEqual([]), address)
      .toPass();
  }
  await page.goto('/account-settings/help');
  await drawn(page);
  const canvas = await page.evaluate(() => {
    document.body.style.setProperty('background-color', 'Canvas');
    return getComputedStyle(document.body).backgroundColor;
  });
  expect([...new Set(await edges(page))]).toEqual([canvas]);
});

test('in forced colors the chosen quick tab is filled, and the others have no edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'agent', '/pending');
  const tabs = page.getByRole('main').locator('[role=toolbar] > button[aria-pressed]');
  await expect(tabs.first()).toBeVisible();
  const looks = await tabs.evaluateAll((all) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust:none;color:Canvas;background:Highlight';
    document.body.append(probe);
    const { color: canvas, backgroundColor: highlight } = getComputedStyle(probe);
    probe.remove();
    return all.map((tab) => {
      const { backgroundColor, borderBlockEndColor } = getComputedStyle(tab);
      return {
        isChosen: tab.getAttribute('aria-pressed') === 'true',
        isFilled: backgroundColor === highlight,
        hasEdge: borderBlockEndColor !== canvas,
      };
    });
  });
  expect(looks.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  for (const { isChosen, isFilled, hasEdge } of looks)
    expect([isFilled, hasEdge]).toEqual([isChosen, isChosen]);
});

test('in forced colors the current page and a switch are recognizable @main', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'agent', '/pending');
  await settled(page);
  const link = page.locator('.frame-side a[aria-current="page"]');
  const [ground, other] = await Promise.all(
    [link, page.locator('.frame-side a:not([aria-current])').nth(1)].map((each) =>
      each.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(ground).not.toBe(other);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const track = page.getByRole('switch').first().locator('[data-part="track"]');
  const [thumb, under] = await track.evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(thumb).not.toBe(under);
});
