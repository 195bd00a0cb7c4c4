import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, type Page, test } from '@playwright/test';
import { brokenWords } from '../layoutProblems.ts';
import { drawn, expectToFit, rowsOf, settled, signIn } from '../support.ts';

/** The width of a paper page, in points. */
const letterWidth = 612;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Prints the page, and reads the paper: its text, and where texts end. */
async function print(page: Page) {
  const bytes = await page.pdf({ format: 'Letter' });
  const { pages, ends } = await readPdf(Uint8Array.from(bytes));
  const written = ends.filter(({ text }) => text.trim());
  return {
    text: withoutSpaces(pages.join('')),
    width: Math.max(...written.map(({ end }) => end)),
  };
}

/** The whole texts of the cells, even if they do not fit on screen, except those of actions. */
const textsOfCells = (page: Page) =>
  rowsOf(page)
    .locator('> :not([data-card="action"])')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const whole = cell.cloneNode(true) as Element;
        for (const part of whole.querySelectorAll('button, .visually-hidden')) part.remove();
        return whole.textContent;
      }),
    );

/** The width of a paper page without its margins, in px. */
const paperWidth = 740;

for (const address of [
  '/pending',
  '/pending-v2',
  '/active-v2?pastDue=true',
  '/case-management',
  '/policy/NL0018O0142/details',
])
  test(`a print of ${address} has each word and number in one line`, async ({ page }) => {
    await signIn(page, 'agent', address);
    await drawn(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 900 });
    await expect.poll(() => brokenWords(page, 'main')).toEqual([]);
    await expectToFit(page);
  });

test('a print names its rows and filters, and omits the portal around them @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending?takeAction=true&page=2');
  await settled(page);
  const [all] = /\d+/.exec((await page.locator('[data-part="result"]').textContent()) ?? '') ?? [];
  await expect(page.getByText(/ · Printed for /)).toBeAttached();
  const { text } = await print(page);
  for (const said of [
    `Rows 11 to 20 of ${all} requirements`,
    'Take Action: on',
    'Sorted by Date, descending',
    'Printed for Dana Whitfield',
    'Product Type',
    'Employer',
  ])
    expect(text).toContain(withoutSpaces(said));
  for (const control of ['Filters', 'Export', 'Action Needed', 'Rows per page', 'Policy Overview'])
    expect(text).not.toContain(withoutSpaces(control));
});

/**
 * The parts that a print omits: controls, and the head of a list, whose content the print has in other
 * words.
 */
const leftOut =
  'nav, form, button:not(thead button), select, svg, a[data-variant], .visually-hidden, [data-part="toolbar"], [data-part="footer"]';

/** The texts of the page as in a print. */
async function textsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.locator('main').evaluate((main, without) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.checkVisibility() && !element.closest(without) && textContent?.trim())
        found.push(textContent);
    }
    return found;
  }, leftOut);
  await page.emulateMedia({ media: null });
  return texts;
}

const viewed = 'You see the business of Reyes, Marco and downline';

/** Pages, and what their print must name: the view, the filters, the cycle. */
const named = [
  ['/pending-v2', ['Sorted by Due, ascending']],
  ['/active-v2', ['Sorted by Issued Date, descending']],
  ['/active?pastDue=true', ['Sorted by Paid to Date, ascending']],
  ['/commissions', ['Sorted by Commission, descending']],
  ['/list-bill', ['Sorted by Next due date, ascending']],
  ['/hierarchy?viewAs=4473310', [viewed, 'Sorted by Effective, descending']],
  ['/hierarchy?agentLevel=Associate+Agent', ['Agent level: Associate Agent']],
  ['/pending?viewAs=4473310', [viewed, 'View As: Reyes, Marco and downline']],
  ['/policy/NL0018O0142/details', ['NL0018O0142']],
  ['/policy/NL0018O0142/actions', ['NL0018O0142']],
  ['/commissions?cycle=2026-10-31', ['Cycle 10/16/2026 to 10/31/2026']],
  ['/commissions?tab=writing-agents&cycle=all', ['All cycles']],
  ['/commissions?tab=expected', ['Cycle 11/16/2026 to 11/30/2026']],
  ['/commissions/debt', ['Sorted by Opened, descending']],
  ['/production-credit/individual/downline?viewAs=4473310', [viewed, 'Sorted by Agent, ascending']],
  ['/production-credit/individual/products', ['01/01/2026 to 11/18/2026', 'Printed for']],
  ['/production-credit/individual/policy-detail', ['Sorted by Transaction date, descending']],
  ['/production-credit/worksite/agent', ['01/01/2026 to 11/18/2026', 'Printed for']],
  ['/production-credit/worksite/group', ['Printed for']],
  ['/production-credit/worksite/products', ['Printed for']],
] as const;

for (const [address, names] of named)
  test(`a print has all texts of ${address}, and names their view`, async ({ page }) => {
    await signIn(page, 'agent', address);
    await drawn(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const isList = !address.startsWith('/policy/');
    if (isList) {
      await settled(page);
      await expect(page.getByText(/ · Printed for /).first()).toBeAttached();
    }
    for (const name of names) await expect(page.locator('main')).toContainText(name);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(10);
    const { text, width } = await print(page);
    expect(texts.filter((one) => !text.includes(withoutSpaces(one)))).toEqual([]);
    for (const name of names) expect(text).toContain(withoutSpaces(name));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
    expect(width).toBeLessThan(letterWidth);
  });

test('a print has no buttons to open rows, and names the totals of all pages', async ({ page }) => {
  await signIn(page, 'agent', '/commissions?cycle=all');
  await settled(page);
  const summary = page.locator('main summary');
  await expect(summary).toHaveText('The year and its months');
  const total = (await page.locator('tfoot').textContent()) ?? '';
  expect(total).toMatch(/^Total of all \d/);
  const { text } = await print(page);
  expect(text).not.toContain(withoutSpaces('The year and its months'));
  expect(text).toContain(withoutSpaces(/^Total of all [\d,]+/.exec(total)?.[0] ?? ''));
  await summary.click();
  const opened = await print(page);
  expect(opened.text).toContain(withoutSpaces('The year and its months'));
});

test('a print has the open branches of a tree', async ({ page }) => {
  await signIn(page, 'agent', '/hierarchy?agent=4473341');
  await settled(page);
  await expect(page.getByRole('rowheader', { name: /O'Rourke, Siobhán/ })).toBeFocused();
  const cells = await textsOfCells(page);
  expect(cells.join(' ')).toContain("O'Rourke, Siobhán");
  const { text } = await print(page);
  expect(cells.filter((cell) => !text.includes(withoutSpaces(cell)))).toEqual([]);
});

test('a print of Today names the client of each item', async ({ page }) => {
  await signIn(page, 'agent', '/my-business');
  const titles = page.locator('[data-line] strong').filter({ visible: true });
  await expect(titles.first()).toBeVisible();
  const names = await titles.allTextContents();
  const { text } = await print(page);
  expect(names.filter((name) => !text.includes(withoutSpaces(name)))).toEqual([]);
});
