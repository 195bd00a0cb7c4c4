import {
  exported,
  type FailureCase,
  file,
  optional,
  type Outcomes,
  page,
  part,
} from '../../testing/FailureCase.ts';
import { press, pressItem } from '../../testing/showPage.tsx';

const commissions = '/commissions';
const debt = '/commissions/debt';
const opened = () => press('Agent statement');
const download = [opened, () => press('Download PDF')];
/** A policy page, where a failed part shows its own error. */
const policy = '/policy/NL0018O0142/details';
const traced = [() => press({ start: 'How Advance of NL0018O0142' })];
/** An optional list with its own tab shows its failure there. */
const optionalTab: Outcomes = part;

const exports = () => press('Export');

/** The calls of commissions and debt, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: commissions, call: 'getCommissionSummary', outcomes: optional },
  { address: commissions, call: 'getCommissionDetails', outcomes: page },
  {
    address: commissions,
    call: 'exportCommissionDetails',
    outcomes: file,
    steps: [exports, () => pressItem('Export to Excel')],
  },
  {
    address: commissions,
    call: 'exportCommissionCsv',
    outcomes: file,
    steps: [exports, () => pressItem('Export to CSV')],
  },
  { address: commissions, call: 'getCommissionTrace', outcomes: optional, steps: traced },
  {
    address: `${commissions}?tab=writing-agents`,
    call: 'getWritingAgentDetails',
    outcomes: page,
  },
  {
    address: `${commissions}?tab=writing-agents`,
    call: 'exportWritingAgentDetails',
    outcomes: file,
    steps: exported,
  },
  { address: `${commissions}?tab=expected`, call: 'getExpectedCommissions', outcomes: optionalTab },
  { address: commissions, call: 'getAgentStatementOptions', outcomes: part, steps: [opened] },
  { address: commissions, call: 'getAgentStatement', outcomes: file, steps: download },
  {
    address: commissions,
    call: 'getAgentStatements',
    outcomes: file,
    steps: [opened, () => press('Off'), () => press('Download 1 PDF')],
  },
  { address: debt, call: 'getDebtAtRisk', outcomes: optional },
  { address: policy, call: 'getPolicyCommissions', outcomes: optional },
  { address: debt, call: 'getUnsecuredAdvances', outcomes: page },
  {
    address: debt,
    call: 'exportUnsecuredAdvances',
    outcomes: file,
    steps: [exports, () => pressItem('Export unsecured to Excel')],
  },
  { address: debt, call: 'getSecuredAdvances', outcomes: page },
  {
    address: debt,
    call: 'exportSecuredAdvances',
    outcomes: file,
    steps: [exports, () => pressItem('Export secured to Excel')],
  },
];
