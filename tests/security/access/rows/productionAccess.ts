import { type AccessRows, type Asked, type Case, plain, viewedAs } from '../accessCase.ts';

/**
 * A call of production credit: the caller's, another agent's, and by writing agents outside the book.
 */
function ofProduction(
  who: 'individual' | 'worksite',
  options: { readonly query?: Asked['query']; readonly isFile?: true } = {},
): readonly Case[] {
  const { query = {}, isFile } = options;
  return [
    { what: 'as it is', who, answers: 200, ask: () => ({ query }) },
    ...viewedAs(who, (agentId) => ({ query: { ...query, viewAsAgentValues: agentId } })),
    {
      what: 'written by another agent',
      who,
      answers: 200,
      ...(!isFile && { findsNothing: true }),
      ask: ({ foreignAgent }) => ({ query: { ...query, agentValues: foreignAgent } }),
    },
    {
      what: 'on no day of the calendar',
      who,
      answers: 400,
      ask: () => ({ query: { ...query, fromDate: '02/30/2026' } }),
    },
  ];
}

/** The calls of production credit, and of the kinds of business. */
export const productionAccess = {
  getIndividualSummary: ofProduction('individual'),
  exportIndividualSummary: ofProduction('individual', { isFile: true }),
  getIndividualDetails: ofProduction('individual'),
  exportIndividualDetails: ofProduction('individual', { isFile: true }),
  exportIndividualByGrouping: ofProduction('individual', {
    isFile: true,
    query: { groupingType: 'Agent' },
  }),
  getWorksiteSummary: ofProduction('worksite'),
  exportWorksiteSummary: ofProduction('worksite', { isFile: true }),
  getWorksiteTable: ofProduction('worksite', { query: { tab: 'agent' } }),
  getWorksiteDetails: ofProduction('worksite'),
  exportWorksiteDetails: ofProduction('worksite', { isFile: true }),
  getBusinessTypes: [
    ...plain('production'),
    {
      what: 'of another agent',
      who: 'production',
      answers: 404,
      ask: ({ foreignAgent }) => ({ query: { ViewAsAgentId: foreignAgent } }),
      audited: { 404: 'view-as refused' },
    },
    {
      what: 'of a missing agent',
      who: 'production',
      answers: 404,
      ask: ({ missingAgent }) => ({ query: { ViewAsAgentId: missingAgent } }),
      audited: { 404: 'view-as refused' },
    },
  ],
} satisfies AccessRows;
