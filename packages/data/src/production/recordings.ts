import type { Recording } from '../mocks/Recording.ts';

const account = 'agent';
const offers = { query: { IncludeFilters: true } } as const;

/** The production of an agent with a downline, of an agent in it, and of no agent. */
export const productionRecordings: readonly Recording[] = [
  { file: 'production/fixtures/getBusinessTypes', endpoint: 'getBusinessTypes', account },
  {
    file: 'production/fixtures/getIndividualSummary',
    endpoint: 'getIndividualSummary',
    account,
    rows: 12,
    input: offers,
  },
  {
    file: 'production/fixtures/getIndividualSummary.downline',
    endpoint: 'getIndividualSummary',
    account,
    rows: 12,
    input: { query: { viewAsAgentValues: '4473310', IncludeFilters: true } },
  },
  {
    file: 'production/fixtures/getIndividualSummary.empty',
    endpoint: 'getIndividualSummary',
    account,
    rows: 12,
    input: { query: { fromDate: '01/01/2010', toDate: '12/31/2010', IncludeFilters: true } },
  },
  {
    file: 'production/fixtures/getIndividualDetails',
    endpoint: 'getIndividualDetails',
    account,
    input: offers,
  },
  {
    file: 'production/fixtures/getIndividualDetails.empty',
    endpoint: 'getIndividualDetails',
    account,
    input: { query: { fromDate: '01/01/2010', toDate: '12/31/2010', IncludeFilters: true } },
  },
  {
    file: 'production/fixtures/getWorksiteSummary',
    endpoint: 'getWorksiteSummary',
    account,
    rows: 12,
    input: offers,
  },
  ...(['agent', 'group', 'products'] as const).map((tab) => ({
    file: `production/fixtures/getWorksiteTable.${tab}`,
    endpoint: 'getWorksiteTable' as const,
    account,
    input: { query: { tab } },
    rows: 3,
  })),
  {
    file: 'production/fixtures/getWorksiteDetails',
    endpoint: 'getWorksiteDetails',
    account,
    input: offers,
  },
];
