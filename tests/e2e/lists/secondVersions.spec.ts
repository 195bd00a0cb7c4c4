import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { ownKey } from '../../../apps/portal/src/browser/ownStore.ts';
import { expectAccessible, rowsOf, settled, signIn, watchConsole, signOut } from '../support.ts';

const headersOf = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Columns' });

/** The visible texts of one column. */
async function column(page: Page, header: string): Promise<string[]> {
  const head = page.getByRole('columnheader', { name: header, exact: true });
  const id = await head.getAttribute('data-column');
  const cells = await rowsOf(page).locator(`:scope > [data-column="${id}"]`).allInnerTexts();
  return cells.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** The numbers of the policies, which are under their names. */
const numbersOf = async (page: Page) =>
  (await column(page, 'Primary Insured')).map((text) => /NL\w+/.exec(text)?.[0]);

/** The cells of a downloaded workbook, by the header of their column. */
async function exported(page: Page): Promise<Record<string, string>[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^\w+-policies-new-view-\d{2}-\d{2}-\d{4}\.xlsx$/);
  const file = new Blob([await readFile(await download.path())]);
  const { rows } = await readWorkbook(file.stream());
  const [headers = [], ...lines] = rows;
  // A cell without a value is missing.
  return lines.map((cells) =>
    Object.fromEntries(
      headers.flatMap(({ value: header }, index) => {
        const cell = cells[index];
        return cell ? [[header, cell.value]] : [];
      }),
    ),
  );
}

test('the new pending list has one row for each policy, which opens @main', async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);

  await test.step('one row for each policy, with its name first', async () => {
    await expect(rowsOf(page)).toHaveCount(25);
    expect((await headersOf(page))[0]).toBe('Primary Insured');
    const numbers = await numbersOf(page);
    expect(new Set(numbers).size).toBe(25);
    await expect(page.getByText(/^\d+ policies · as of/)).toBeVisible();
  });

  await test.step('a row opens by keyboard to as many requirements as it says', async () => {
    const opener = page.getByRole('button', { name: /^Requirements of/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const detail = page.locator('tr[data-detail]');
    const asked = detail.getByRole('list').first().getByRole('listitem');
    const others = /and (\d+) more/.exec((await column(page, 'Waiting for'))[0] ?? '')?.[1] ?? 0;
    await expect(asked.filter({ hasNotText: /^Met/ }).first()).toBeVisible();
    expect(await asked.count()).toBeGreaterThan(Number(others));
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(detail).toHaveCount(0);
  });

  expect(complaints).toEqual([]);
});

test("columns and density are the user's own, and are stored", async ({ page }) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);

  await test.step('the keyboard chooses and moves columns, and a reload keeps them', async () => {
    await page.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox', { name: 'Annual premium' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('checkbox', { name: 'Employer' }).check();
    await dialog.getByRole('button', { name: /^Move Agent up/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Move Agent up/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
    const chosen = await headersOf(page);
    expect(chosen.slice(0, 3)).toEqual(['Primary Insured', 'Agent', 'Waiting for']);
    expect(chosen).not.toContain('Annual premium');
    expect(chosen).toContain('Employer');
    await page.reload();
    await settled(page);
    expect(await headersOf(page)).toEqual(chosen);
  });

  await test.step('compact rows are lower, and stay so', async () => {
    const height = async () => (await rowsOf(page).first().boundingBox())?.height ?? 0;
    const comfortable = await height();
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialogOf(page).getByRole('radio', { name: 'Compact' }).check();
    await dialogOf(page).getByRole('button', { name: 'Done' }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await height()).toBeLessThan(comfortable);
    await page.reload();
    await settled(page);
    expect(await height()).toBeLessThan(comfortable);
  });

  await test.step('the defaults can be restored', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialogOf(page).getByRole('button', { name: 'Use defaults' }).click();
    await expect(dialogOf(page).getByRole('checkbox', { name: 'Annual premium' })).toBeChecked();
    await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  });

  expect(complaints).toEqual([]);
});

test('filters, sort and page of the new list are in the address, and the export uses them', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);

  await test.step('filters, sort and page are in the address, and Back goes back', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('switch', { name: 'Take Action' }).click();
    await expect(page).toHaveURL('/pending-v2?takeAction=true');
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
    await expect(page).toHaveURL('/pending-v2?sort=-dueDate&takeAction=true');
    await settled(page);
    const before = await numbersOf(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/pending-v2?page=2&sort=-dueDate&takeAction=true');
    await page.goBack();
    await expect(page.getByText(/Showing 1 to 25 of/)).toBeVisible();
    await settled(page);
    expect(await numbersOf(page)).toEqual(before);
    await page.reload();
    await settled(page);
    expect(await numbersOf(page)).toEqual(before);
  });

  await test.step('the export is the whole list, cell by cell', async () => {
    const lines = await exported(page);
    await page.goto('/pending-v2?pageSize=100&sort=-dueDate&takeAction=true');
    await settled(page);
    const shown = {
      number: await numbersOf(page),
      insured: await column(page, 'Primary Insured'),
    };
    expect(lines.map((line) => line['Policy Number'])).toEqual(shown.number);
    for (const [index, line] of lines.entries())
      expect(shown.insured[index]).toContain(line['Primary Insured']);
    expect(lines.every((line) => line['Action Needed'] === 'Yes')).toBe(true);
  });

  expect(complaints).toEqual([]);
});

test('the new lists of active and terminated policies sort, export and open', async ({ page }) => {
  await signIn(page, 'agent', '/active-v2?sort=paidToDate&pastDue=true');
  await settled(page);
  const lines = await exported(page);
  expect(lines.slice(0, 25).map((line) => line['Policy Number'])).toEqual(await numbersOf(page));
  await page
    .getByRole('button', { name: /at a glance$/ })
    .first()
    .click();
  await expect(page.getByText('Annualized premium')).toBeVisible();

  await page.goto('/terminated-v2?sort=terminationDate+desc');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Termination Date' }).getByRole('button').click();
  await expect(page).toHaveURL('/terminated-v2?sort=-terminationDate');
  await settled(page);
  await expectAccessible(page);
  const ended = await exported(page);
  expect(ended.slice(0, 25).map((line) => line['Reason'])).toEqual(await column(page, 'Reason'));
});

test('a row leads to its policy, and a wrong status in the address is corrected @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2');
  await settled(page);
  const link = rowsOf(page).first().getByRole('link').first();
  const [policyNumber] = await numbersOf(page);
  await link.click();
  await expect(page).toHaveURL(`/policy-v2/pending/${policyNumber}/details-v2`);
  await expect(page.getByRole('heading', { name: 'Client Information' })).toBeVisible();
  await page.goto('/policy-v2/pending/NL0018O0142/details-v2');
  await page.getByRole('link', { name: /^Take action/ }).click();
  await expect(page).toHaveURL(
    '/policy-v2/pending/NL0018O0142/actions-v2?requirement=NL0018O0142-1',
  );
  await expect(page.getByRole('combobox', { name: 'Requirement' })).toHaveValue('NL0018O0142-1');
  await page.goto(`/policy-v2/terminated/${policyNumber}/actions-v2`);
  await expect(page).toHaveURL(`/policy-v2/pending/${policyNumber}/actions-v2`);
  await expect(page.getByRole('heading', { name: 'Take action' })).toBeVisible();
  await signOut(page);
  await signIn(page, 'solo', `/policy-v2/pending/${policyNumber}/details-v2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy not found');
});

test('a table with all columns scrolls sideways, and keeps its first column visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await signIn(page, 'agent', '/home');
  await page.evaluate(
    (key) => {
      const added = ['employer', 'openRequirements', 'whyPending', 'billingMode', 'productName'];
      const order = [...added, 'modalPremium', 'applicationDate', 'statusDate'];
      const view = { order, hidden: [] };
      localStorage.setItem(key, JSON.stringify(view));
    },
    ownKey('tableView/pending-v2', 'agent@northfield.example'),
  );
  await page.goto('/pending-v2');
  await settled(page);
  const scroller = page.getByRole('region', { name: 'Pending, scrolls sideways' });
  const first = rowsOf(page).first().getByRole('rowheader');
  const before = await first.boundingBox();
  await scroller.evaluate((element) => element.scrollTo({ left: 300 }));
  await expect(scroller).toHaveAttribute('data-scrolled', 'true');
  expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});
