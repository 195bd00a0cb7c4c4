import { exported, type FailureCase, file, page, part } from '../../testing/FailureCase.ts';
import { press, pressItem } from '../../testing/showPage.tsx';

const downline = '/production-credit/individual/downline';
const worksite = '/production-credit/worksite/agent';

/** Another agent's kinds of business are only a note. The page works without it. */
const spared = {
  ...Object.fromEntries(Object.keys(part).map((failure) => [failure, 'no failure'] as const)),
  '401': 'login',
} as const;

/** The calls of the production credit pages, and what the pages show when they fail. */
export const failureCases: readonly FailureCase[] = [
  { address: downline, call: 'getIndividualSummary', outcomes: page },
  {
    address: downline,
    call: 'exportIndividualSummary',
    outcomes: file,
    steps: [() => press('Export'), () => pressItem('Downline')],
  },
  {
    address: downline,
    call: 'exportIndividualByGrouping',
    outcomes: file,
    steps: [() => press('Export'), () => pressItem('By agent')],
  },
  { address: `${downline}?viewAs=4473310`, call: 'getBusinessTypes', outcomes: spared },
  {
    address: '/production-credit/individual/policy-detail',
    call: 'getIndividualDetails',
    outcomes: page,
  },
  {
    address: '/production-credit/individual/policy-detail',
    call: 'exportIndividualDetails',
    outcomes: file,
    steps: exported,
  },
  { address: worksite, call: 'getWorksiteTable', outcomes: page },
  { address: worksite, call: 'getWorksiteSummary', outcomes: page },
  { address: worksite, call: 'exportWorksiteSummary', outcomes: file, steps: exported },
  {
    address: '/production-credit/worksite/policy-detail',
    call: 'getWorksiteDetails',
    outcomes: page,
  },
  {
    address: '/production-credit/worksite/policy-detail',
    call: 'exportWorksiteDetails',
    outcomes: file,
    steps: exported,
  },
];
