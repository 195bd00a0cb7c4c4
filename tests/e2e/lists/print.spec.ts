import { readPdf } from '@agent-portal/carrier/documents/readPdf';
import { expect, type Page, test } from '@playwright/test';
import { rowsOf, settled, signIn } from '../support.ts';

/** The width of a page of paper, in points. */
const letterWidth = 612;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Prints the page as its reader would, and reads the paper back: its text, and where texts end. */
async function print(page: Page) {
  const bytes = await page.pdf({ format: 'Letter' });
  const { pages, ends } = await readPdf(Uint8Array.from(bytes));
  const written = ends.filter(({ text }) => text.trim());
  return {
    text: withoutSpaces(pages.join('')),
    width: Math.max(...written.map(({ end }) => end)),
  };
}

/** The whole texts of the cells, whatever of them fits on screen, but for those of actions. */
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

for (const [address, sorted] of [
  ['/pending', 'Sorted by Date, descending'],
  ['/active-v2', 'Sorted by Issued Date, descending'],
  ['/commissions', 'Sorted by Cycle Date, descending'],
  ['/list-bill', 'Sorted by Next Due Date, ascending'],
  ['/hierarchy', ''],
] as const)
  test(`paper cuts nothing of ${address}`, async ({ page }) => {
    await signIn(page, 'agent', address);
    await settled(page);
    const cells = await textsOfCells(page);
    expect(cells.length).toBeGreaterThan(10);
    if (sorted) await expect(page.getByText(sorted)).toBeAttached();
    const { text, width } = await print(page);
    expect(cells.filter((cell) => !text.includes(withoutSpaces(cell)))).toEqual([]);
    expect(width).toBeLessThan(letterWidth);
    expect(text).toContain(withoutSpaces(sorted));
  });

test('paper says which rows of which filter it shows, and nothing of the portal around them', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending?takeAction=true&page=2');
  await settled(page);
  const [all] = /\d+/.exec((await page.locator('[data-part="result"]').textContent()) ?? '') ?? [];
  await expect(page.getByText(/^Printed for /)).toBeAttached();
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
  for (const control of ['Filters', 'Export', 'Action Needed', 'Rows per page', 'My Business'])
    expect(text).not.toContain(withoutSpaces(control));
});
