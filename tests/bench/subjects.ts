import type { Subject } from './measure.ts';

/** The portal's button that opens the filters, and the input of one filter. */
export const filters = '//button[normalize-space()="Filters"]';
export const primaryInsured = '//label[.="Primary Insured"]/following::input[1]';

/** The portal's page and the floor: the same list from the same server. */
export const subjects: readonly [portal: Subject, floor: Subject] = [
  {
    name: 'portal',
    address: '/pending',
    sort: 'thead th button',
    next: 'button[aria-label="Next page"]',
    openFilter: async (tab) => {
      await tab.click(filters);
      await tab.click(primaryInsured);
      await tab.press('a');
    },
    options: '[role="listbox"]',
  },
  {
    name: 'floor',
    address: '/bench/floor',
    sort: 'thead th button',
    next: '#next',
    openFilter: async (tab) => {
      await tab.click('#typing');
      await tab.press('a');
    },
    options: '#options',
  },
];
