import { transactions } from '@agent-portal/data/commissions/shapes';
import { formatDate, formatPercent } from '@agent-portal/format';
import { formatCents } from '../../db/formatCents.ts';
import type { LedgerColumn, PdfSection } from '../../documents/pdf.ts';
import type { FoundLine } from '../queries/lines.ts';

/** The rows of a statement: every line, or the sum of each writing agent's business. */
export const statementTypes = ['Commissions', 'Summary'] as const;
export type StatementType = (typeof statementTypes)[number];

const sumOf = (lines: readonly FoundLine[]) =>
  lines.reduce((sum, { line }) => sum + line.commissionCents, 0);

const amount = (header: string, weight: number): LedgerColumn => ({ header, weight, align: 'end' });

const lineColumns: readonly LedgerColumn[] = [
  { header: 'Policy Number', weight: 17 },
  { header: 'Primary Insured', weight: 20 },
  { header: 'Writing Agent', weight: 20 },
  { header: 'Transaction', weight: 14 },
  { header: 'Posted', weight: 14 },
  amount('Premium', 13),
  amount('Rate', 8),
  amount('Commission', 15),
];

const agentColumns: readonly LedgerColumn[] = [
  { header: 'Writing Agent', weight: 30 },
  amount('First Year', 14),
  amount('Renewal', 14),
  amount('Other', 14),
  amount('Commission', 14),
];

/** The sections of a statement: the cycle's sums by transaction, and the rows behind them. */
export function statementSections(
  type: StatementType,
  lines: readonly FoundLine[],
): readonly PdfSection[] {
  const of = (transaction: string) => lines.filter(({ line }) => line.transaction === transaction);
  const pairs = transactions
    .map((transaction) => [transaction, of(transaction)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([transaction, some]) => [transaction, formatCents(sumOf(some))] as const);
  return [
    { heading: 'Cycle', blocks: [{ pairs: [...pairs, ['Paid', formatCents(sumOf(lines))]] }] },
    type === 'Commissions' ? ofLines(lines) : ofAgents(lines),
  ];
}

const ofLines = (lines: readonly FoundLine[]): PdfSection => ({
  heading: 'Lines',
  blocks: [
    {
      ledger: lineColumns,
      rows: lines.map(({ line, primaryInsured, agentName }) => [
        [
          line.policyNumber,
          primaryInsured,
          `${agentName} - ${line.writingAgentId}`,
          line.transaction,
          formatDate(line.postedOn),
          line.premiumCents === 0 ? '' : formatCents(line.premiumCents),
          line.rateBp === 0 ? '' : formatPercent(line.rateBp / 10_000),
          formatCents(line.commissionCents),
        ],
        line.commissionCents,
      ]),
    },
  ],
});

function ofAgents(lines: readonly FoundLine[]): PdfSection {
  const byAgent = Map.groupBy(lines, (one) => `${one.agentName} - ${one.line.writingAgentId}`);
  const rows = [...byAgent].map(([agent, some]) => {
    const cents = (transaction: string) =>
      sumOf(some.filter(({ line }) => line.transaction === transaction));
    const [firstYear, renewal, all] = [cents('First Year'), cents('Renewal'), sumOf(some)];
    const others = all - firstYear - renewal;
    return [[agent, ...[firstYear, renewal, others, all].map(formatCents)], all] as const;
  });
  return { heading: 'Writing agents', blocks: [{ ledger: agentColumns, rows }] };
}
