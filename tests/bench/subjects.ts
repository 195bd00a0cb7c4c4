import type { Subject } from './browser.ts';

/** The portal's page and the floor: the same list from the same server. */
export const subjects: readonly [portal: Subject, floor: Subject] = [
  {
    name: 'portal',
    address: '/pending',
    sort: 'thead th button',
    next: 'button[aria-label="Next page"]',
    openFilter: async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('combobox', { name: 'Primary Insured' }).click();
      await page.keyboard.press('a');
    },
    options: '[role="listbox"]',
  },
  {
    name: 'floor',
    address: '/bench/floor',
    sort: 'thead th button',
    next: '#next',
    openFilter: async (page) => {
      await page.click('#typing');
      await page.keyboard.press('a');
    },
    options: '#options',
  },
];
