import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../apps/portal/src/routes.ts';
import { agentsPages, launchers, openPage, others } from './sitemap.ts';
import {
  brokenWords,
  cutCells,
  layoutProblems,
  pageFigures,
  setTextSize,
  spaceText,
  watchShifts,
} from './layoutProblems.ts';
import { drawn, expectAccessible, mainIf, signIn } from './support.ts';

// Each test is a walk through many pages.
test.describe.configure({ timeout: 900_000 });

/** Both widths in both themes. In the second theme only colors differ. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, ['color-contrast']);
  }
}

/** The page can be read with each default text size of browsers. */
async function expectReadable(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await openPage(page, address);
    for (const width of [1440, 390]) {
      for (const size of [16, 24, 32]) {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(page, size);
        await expect
          .poll(() => layoutProblems(page), { message: `${address}, ${size} px at ${width}` })
          .toEqual([]);
      }
    }
  }
}

async function expectAllAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      await expectAccessibleEverywhere(page);
    });
  }
}

test('every row of the sitemap has an address in this test', () => {
  const rows = [...Object.keys({ ...agentsPages, ...launchers }), ...others.map(([, id]) => id)];
  expect(rows.sort()).toEqual(routes.map(({ id }) => id).sort());
});

/** The walk goes on after a failure. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

const all = Object.values(agentsPages);
const parts = [all.slice(0, 16), all.slice(16, 32), all.slice(32)];

for (const [index, addresses] of parts.entries()) {
  test(`no page of an agent has a violation in either width or theme, part ${index + 1} of 3`, async ({
    page,
  }) => {
    await signIn(page, 'agent', '/home');
    await expectAllAccessible(page, addresses);
  });
}

/** Lists that no row of the sitemap has: other tabs, with other columns or rows. */
const otherLists = [
  '/active?pastDue=true',
  '/active-v2?pastDue=true',
  '/active-v2?deadlinesWithin=90',
  '/terminated-v2?firstPaymentFail=true',
  '/pending?due=overdue',
  '/pending-v2?due=overdue',
  '/commissions?cycle=all',
  '/commissions?tab=writing-agents&cycle=all',
  '/commissions?tab=expected',
  '/hierarchy?tab=requirements',
  '/hierarchy?tab=appointments',
  '/hierarchy?tab=ending-soon',
  '/case-management?attention=true',
  '/follow-ups?whose=everybody',
];

test('no cell of a list prints over the next one, and no name is cut or word broken at the widths of desks', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  for (const address of [...all, ...otherLists]) {
    await openPage(page, address);
    if ((await page.getByRole('table').count()) === 0) continue;
    for (const width of [1150, 1200, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heads = page.locator('main [data-part="scroller"] thead');
      if (width >= 1280 && (await heads.count()) > 0) {
        // Cards are for phones.
        await softly(heads.first(), `${address} at ${width}`).toBeVisible();
      }
      if (width >= 1440 && /^\/(?:pending|active|terminated)$/.test(address)) {
        // The first column to leave. The classic lists have all columns of [S2] here.
        const type = page.getByRole('columnheader', { name: 'Product Type' });
        await softly(type, `${address} at ${width}`).toBeVisible();
      }
      await softly.poll(() => cutCells(page), `${address} at ${width}`).toEqual([]);
      await softly
        .poll(() => brokenWords(page, 'main table'), `${address} at ${width}`)
        .toEqual([]);
      await expect(page.locator('[data-overflows="true"]'), `${address} at ${width}`).toHaveCount(
        0,
      );
    }
  }
});

/** Lists that begin at the top of their page. On a phone, the totals of commissions are above theirs. */
const lists =
  /^\/(?:(?:pending|active|terminated)(?:-v2)?|follow-ups|deadlines|case-management|claims\/results.*|list-bill.*|group-inventory.*|commissions\/debt|tax-forms|hierarchy|production-credit\/.*|account-settings\/(?:users|activity))$/;

for (const width of [1440, 390]) {
  test(`at ${width} px no page moves while it loads, and none has text that gets lost with more space`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);
    await signIn(page, 'agent', '/home');
    for (const address of all) {
      await test.step(address, async () => {
        await page.goto(address);
        await drawn(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const { titles, shift, top, height } = await pageFigures(page);
        expect.soft(titles, 'the number of h1s').toBe(1);
        expect.soft(shift, `the layout shift of ${address}`).toBeLessThanOrEqual(0.02);
        if (width > 390 && address === agentsPages['policy-details']) {
          expect.soft(height, 'the height of a policy').toBeLessThanOrEqual(1400);
        }
        if (lists.test(address) || address.startsWith('/commissions')) {
          const menu = page.getByRole('main').getByRole('button', { name: 'More commands' });
          await softly(menu, `the menu of ${address}`).toHaveCount(1);
        }
        if (lists.test(address)) {
          if (width === 390) expect.soft(top, 'the first card').toBeLessThanOrEqual(210);
          await softly
            .poll(async () => (await pageFigures(page)).stops, `tab stops of ${address}`)
            .toBeLessThanOrEqual(12);
        }
        if (width === 390) {
          await page.setViewportSize({ width: 320, height: 640 });
          if (lists.test(address) || address === '/commissions') {
            const { end } = await pageFigures(page);
            // The bar at the end of the screen has the rest.
            expect.soft(end, 'the end of the first card').toBeLessThanOrEqual(580);
          }
          await softly.poll(() => layoutProblems(page), `${address} at 320`).toEqual([]);
          await softly.poll(() => brokenWords(page, 'main'), `${address} at 320`).toEqual([]);
          await page.setViewportSize({ width, height: 844 });
        }
        if (width > 390) await page.setViewportSize({ width: 1280, height: 900 });
        await spaceText(page);
        await softly.poll(() => layoutProblems(page), address).toEqual([]);
        if (width > 390) await page.setViewportSize({ width, height: 900 });
      });
    }
  });
}

for (const [account, , address] of others) {
  test(`${address} of ${account} has no violation, and is readable with large text`, async ({
    page,
  }) => {
    await signIn(page, account, address);
    await expectAllAccessible(page, [address]);
    await expectReadable(page, [address]);
  });
}

/** `npm test` runs only the first part (2 pages). */
const partsOfText = [all.slice(0, 2), all.slice(2, 16), all.slice(16, 32), all.slice(32)];

for (const [index, addresses] of partsOfText.entries()) {
  test(`every page of an agent can be read with text of 16, 24 and 32 px, part ${index + 1} of 4${mainIf(index === 0)}`, async ({
    page,
  }) => {
    await signIn(page, 'agent', '/home');
    await expectReadable(page, addresses);
  });
}

test('the login page has no violation in either width or theme, also without cookies', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'agent@northfield.example' }).click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('This browser keeps no cookies for localhost');
  await expect(said).toBeFocused();
  await expectAccessibleEverywhere(page);
});
