import { expect, type Page, test } from '@playwright/test';
import { agentsPages, openPage } from '../sitemap.ts';
import { openPalette, requestsSent, settled, signIn } from '../support.ts';

/**
 * Does what a translation of the page does: it puts two elements in the place of each text node. Drawings show
 * no elements of HTML.
 */
function translate(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.parentElement?.closest('font, script, style, textarea, title, svg') === null;
  function wrap(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [
      root,
      ...(function* all() {
        while (walker.nextNode()) yield walker.currentNode;
      })(),
    ].filter((node) => isText(node));
    for (const text of texts) {
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The text that a user sees, without times of the day. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    // The last announcement depends on when the texts loaded.
    [...document.body.querySelectorAll<HTMLElement>(':scope > :not([data-live-announcer])')]
      .map(({ innerText }) => innerText)
      .join('')
      .replaceAll(/\d+:\d\d\s[ap]\.m\./g, 'time')
      // Where the elements are items of a grid, the browser adds spaces.
      .replaceAll(/\s+/g, ''),
  );

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const steps: readonly Step[] = [
  ['sort', (page) => page.getByRole('columnheader').getByRole('button', { name: /^Due/ }).click()],
  ['open a row', press(/^More of/)],
  ['go to page 2', press('Page 2')],
  ['choose a quick tab', press(/^Overdue/)],
  ['open the filters', press(/^Filters/)],
  ['close the filters', press(/^Filters/)],
  ['select', press('Select')],
  ['select a row', (page) => page.locator('tbody').getByRole('checkbox').first().check()],
  ['end the selection', (page) => page.locator('[data-part="select-rows"]').click()],
  ['search', (page) => openPalette(page, 'okafor')],
  ['end the search', (page) => page.keyboard.press('Escape')],
  ['open the menu', press(/^Dana Whitfield/)],
  ['open Display', (page) => page.getByRole('menuitem', { name: 'Display' }).click()],
  ['choose a theme', (page) => page.getByRole('radio', { name: 'Dark' }).check()],
  ['close Display', (page) => page.keyboard.press('Escape')],
];

test('a translation of the page changes nothing of what is shown, and no page crashes', async ({
  browser,
}) => {
  test.slow();
  const errors: string[] = [];
  const [plain, translated] = await Promise.all(
    [false, true].map(async (isTranslated) => {
      const page = await browser.newPage();
      page.on('pageerror', (error) => errors.push(String(error)));
      if (isTranslated) await page.addInitScript(translate);
      await signIn(page, 'agent', '/pending');
      await settled(page);
      await requestsSent(page);
      return page;
    }),
  );
  if (!plain || !translated) throw new Error('Two pages are needed.');
  const both = async (name: string, act: (page: Page) => Promise<unknown>) => {
    await test.step(name, async () => {
      for (const page of [plain, translated]) await act(page);
      await expect(async () => expect(await textOf(translated)).toBe(await textOf(plain))).toPass({
        timeout: 30_000,
      });
      expect(errors).toEqual([]);
    });
  };
  await expect(translated.locator('main font').first()).toBeVisible();
  for (const [name, act] of steps) await both(name, act);
  for (const address of Object.values(agentsPages)) {
    await both(address, async (page) => {
      await openPage(page, address);
    });
  }
});
