// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { press, pressItem } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

const statement = press('Agent statement');
/** The menu of a page with several exports. */
const menu = press('Export');

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //              vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'commissions': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
    'debt':        ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  closedBy: { commissions: ['commissions', 'debt'] },
  ignoresViewAs: ['commissions', 'debt'],
  failures: {
    '/commissions': [
      'getCommissionSummary',
      'getCommissionDetails',
      ['exportCommissionDetails', { steps: [menu, pressItem('Export to Excel')] }],
      ['exportCommissionCsv', { steps: [menu, pressItem('Export to CSV')] }],
      ['getCommissionTrace', { steps: [press({ start: 'How Advance of NL0018O0142' })] }],
      ['getAgentStatementOptions', { steps: [statement] }],
      ['getAgentStatement', { steps: [statement, press('Download PDF')] }],
      ['getAgentStatements', { steps: [statement, press('Off'), press('Download 1 PDF')] }],
    ],
    '/commissions?tab=writing-agents': ['getWritingAgentDetails', 'exportWritingAgentDetails'],
    // An optional list with its own tab shows its failure there.
    '/commissions?tab=expected': [['getExpectedCommissions', { shows: 'in place' }]],
    '/commissions/debt': [
      'getDebtAtRisk',
      'getUnsecuredAdvances',
      ['exportUnsecuredAdvances', { steps: [menu, pressItem('Export unsecured to Excel')] }],
      'getSecuredAdvances',
      ['exportSecuredAdvances', { steps: [menu, pressItem('Export secured to Excel')] }],
    ],
    '/policy/NL0018O0142/details': ['getPolicyCommissions'],
  },
};

await testExpected(import.meta.vitest, expected);
