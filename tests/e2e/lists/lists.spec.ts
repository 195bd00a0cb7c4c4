import { expect, type Page, test } from '@playwright/test';
import { type FilterSpec, type ListSpec, listSpecs } from './listSpecs.ts';
import { follow, settled, signIn } from '../support.ts';

type Filters = Record<string, string | string[] | true>;

interface Wanted {
  readonly orderBy?: string | undefined;
  readonly filters?: Filters;
}

interface Answer {
  readonly total: number;
  readonly numbers: readonly string[];
  readonly values: Readonly<Record<string, readonly unknown[]>>;
}

/** The carrier's answer for a list. The page must show the same. */
async function ask(page: Page, list: ListSpec, wanted: Wanted = {}): Promise<Answer> {
  const [pageName, sizeName, filtersName] = list.parameters;
  const query = new URLSearchParams({
    [pageName]: '1',
    [sizeName]: '10',
    orderBy: wanted.orderBy ?? `${Object.values(list.sorts)[0]} desc`,
    IncludeFilters: 'true',
    ...(wanted.filters && { [filtersName]: JSON.stringify(wanted.filters) }),
  });
  const answer = await page.request.get(`${list.path}?${query}`);
  expect(answer.status()).toBe(200);
  const body = (await answer.json()) as Record<string, unknown>;
  const rows = body[list.rows] as { policyNumber: string }[];
  return {
    total: body[list.total] as number,
    numbers: rows.map(({ policyNumber }) => policyNumber),
    values: body['filters'] as Answer['values'],
  };
}

/** Compares the rows on screen, and their count, with the carrier's answer. */
async function shows(page: Page, list: ListSpec, wanted: Wanted = {}): Promise<Answer> {
  const expected = await ask(page, list, wanted);
  await expect(page.locator('tbody [data-column="policyNumber"]')).toHaveText([
    ...expected.numbers,
  ]);
  const count = `${expected.total.toLocaleString('en-US')} ${list.noun}`;
  const one = `1 ${list.noun === 'policies' ? 'policy' : 'requirement'}`;
  await expect(page.locator('[data-part="result"]')).toContainText(
    expected.total === 1 ? one : count,
  );
  return expected;
}

const slashed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** The value to filter by: one from the middle of the offered values. */
function valueOf({ name }: FilterSpec, { values }: Answer): string {
  const offered = values[`${name}FilterValues`] ?? [];
  const value = offered[Math.floor(offered.length / 2)];
  return typeof value === 'string' ? value : (value as { agentId: string }).agentId;
}

/** Sets a filter on the page. Returns the filter as in the contract. */
async function set(page: Page, filter: FilterSpec, all: Answer): Promise<Filters> {
  const panel = page.getByRole('region', { name: 'Filters' });
  const { kind, name, label } = filter;
  if (kind === 'toggle') {
    await panel.getByRole('switch', { name: label }).click();
    return { [name]: true };
  }
  if (kind === 'dates') {
    await panel.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
    await panel.getByRole('textbox', { name: `${label} from` }).fill(slashed(filter.from));
    await panel.getByRole('textbox', { name: `${label} to` }).fill(slashed(filter.to));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    return { [`${name}From`]: filter.from, [`${name}To`]: filter.to };
  }
  const value = valueOf(filter, all);
  await panel.getByRole('combobox', { name: label }).fill(value);
  await page.getByRole('option').filter({ hasText: value }).first().click();
  // A combobox for one value has closed. Escape would clear it.
  if (kind === 'many') await page.keyboard.press('Escape');
  return { [name]: kind === 'many' ? [value] : value };
}

/** The rows are on screen first, and right after that in the address. */
const addressHas = (page: Page, ...names: readonly string[]) =>
  expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].toSorted())
    .toEqual(names.toSorted());

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const list of listSpecs) {
  test(`${list.address} filters and sorts like the carrier`, async ({ page }) => {
    await signIn(page, 'agent', list.address);
    await settled(page);
    const all = await shows(page, list);

    await test.step('each filter alone', async () => {
      await openFilters(page);
      for (const filter of list.filters) {
        const filters = await set(page, filter, all);
        const orderBy = filter.kind === 'toggle' ? filter.orderBy : undefined;
        const { total } = await shows(page, list, { filters, orderBy });
        expect(total, filter.label).toBeGreaterThan(0);
        expect(total, filter.label).toBeLessThan(all.total);
        await addressHas(page, ...Object.keys(filters));
        // A switch with a quick tab is that tab, so another tab turns it off.
        if (filter.kind === 'toggle') await page.getByRole('button', { name: /^All \d/ }).click();
        else await press(page, 'Clear filters');
        await expect(page).toHaveURL(list.address);
        if (!(await page.getByRole('region', { name: 'Filters' }).isVisible()))
          await openFilters(page);
      }
    });

    await test.step('two filters together; back, forward and reload', async () => {
      const [first, second] = [list.filters.at(-2)!, list.filters.at(-3)!];
      const one = await set(page, first, all);
      await shows(page, list, { filters: one });
      const two = { ...one, ...(await set(page, second, all)) };
      await shows(page, list, { filters: two });
      await addressHas(page, ...Object.keys(two));
      await page.goBack();
      await shows(page, list, { filters: one });
      await page.goForward();
      await shows(page, list, { filters: two });
      await page.reload();
      await shows(page, list, { filters: two });
    });

    await test.step('each sortable column both ways', async () => {
      await page.goto(list.address);
      for (const [header, field] of Object.entries(list.sorts)) {
        const column = page.getByRole('columnheader', { name: header, exact: true });
        const isDefault = field === Object.values(list.sorts)[0];
        const turns = isDefault ? ['asc', 'none', 'desc'] : ['desc', 'asc'];
        for (const turn of turns) {
          await column.getByRole('button').click();
          const orderBy = { asc: field, desc: `${field} desc`, none: 'policyNumber' }[turn]!;
          await shows(page, list, { orderBy });
        }
      }
    });
  });
}

test('a list is as the user left it, until all lists are reset @main', async ({ page }) => {
  const [pending, active, terminated] = listSpecs as readonly [ListSpec, ListSpec, ListSpec];
  await signIn(page, 'agent', '/active?pastDue=true');
  await settled(page);
  await follow(page, '/terminated');
  await shows(page, terminated);
  await follow(page, '/active');
  await expect(page).toHaveURL('/active?pastDue=true');
  await shows(page, active, { filters: { pastDue: true }, orderBy: 'paidToDate' });
  await follow(page, '/pending');
  await shows(page, pending);
  await press(page, 'More commands');
  await page.getByRole('menuitem', { name: 'Reset all policy lists' }).click();
  await follow(page, '/active');
  await expect(page).toHaveURL('/active');
  await shows(page, active);
});
