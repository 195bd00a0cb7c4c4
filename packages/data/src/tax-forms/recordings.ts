import type { Recording } from '../mocks/Recording.ts';

const list = { endpoint: 'getTaxForms', account: 'agent' } as const;

/** The forms of an agent, the last ones and all with what the filter offers, and a list of none. */
export const taxFormsRecordings: readonly Recording[] = [
  {
    ...list,
    file: 'tax-forms/fixtures/getTaxForms',
    input: { query: { includeFilters: true } },
  },
  {
    ...list,
    file: 'tax-forms/fixtures/getTaxForms.empty',
    input: { query: { filters: { taxYear: ['1999'] } } },
  },
];
