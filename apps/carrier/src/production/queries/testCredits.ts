import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Amounts } from '../amounts.ts';
import { type AskedProduction, type Period, periodBefore } from '../askedOf.ts';

/** A part of a transaction, with all values for filters. */
export interface PlainCredit {
  readonly policyNumber: string;
  readonly agentId: string;
  /** The agent and all agents above it. */
  readonly above: readonly string[];
  readonly market: string;
  readonly business: string;
  readonly line: string;
  readonly product: string;
  readonly type: string;
  readonly happened: string;
  readonly counted: string;
  readonly share: number;
  readonly premium: number;
  readonly credit: number;
}

/** Every part of every transaction, without scopes, filters and sums. */
export async function readCredits(db: Database): Promise<readonly PlainCredit[]> {
  const { rows } = await db.execute<{ credit: PlainCredit }>(sql`
    SELECT json_build_object('policyNumber', policy_number, 'agentId', c.agent_id,
      'above', string_to_array(trim('/' FROM path), '/'), 'market', market_code,
      'business', business_type, 'line', line_of_business, 'product', product,
      'type', transaction_type, 'happened', transaction_date, 'counted', posted_on, 'share', share,
      'premium', premium_cents, 'credit', credit_cents) AS credit
    FROM production_credits c JOIN agents a ON a.agent_id = c.agent_id`);
  return rows.map(({ credit }) => credit);
}

const isAmong = (values: readonly string[] | undefined, value: string) =>
  values === undefined || values.includes(value);

const isIn = (period: Period, { counted, happened }: PlainCredit) =>
  counted >= period.fromDate &&
  counted <= period.toDate &&
  happened >= period.transactionFromDate &&
  happened <= period.transactionToDate;

/** The parts that match a filter, computed in the simplest way: now, or in the same days a year before. */
export function plainCredits(
  all: readonly PlainCredit[],
  scope: readonly string[],
  { businessType, filters }: AskedProduction,
  when: 'now' | 'before' = 'now',
): PlainCredit[] {
  const period = when === 'now' ? filters : periodBefore(filters);
  return all.filter(
    (credit) =>
      credit.business === businessType &&
      scope.some((id) => credit.above.includes(id)) &&
      isAmong(filters.agentValues, credit.agentId) &&
      isAmong(filters.marketCodeValues, credit.market) &&
      isAmong(filters.transactionTypeValues, credit.type) &&
      isAmong(filters.lineOfBusinessValues, credit.line) &&
      isIn(period, credit),
  );
}

/** The sum of parts, added one by one. */
export function plainSum(credits: readonly PlainCredit[]): Amounts {
  const sum = (of: (credit: PlainCredit) => number) =>
    credits.reduce((total, credit) => total + of(credit), 0);
  const sharesOf = (type: string) => sum((credit) => (credit.type === type ? credit.share : 0));
  return {
    submitted: sharesOf('Submitted'),
    issued: sharesOf('Issued'),
    cancelled: sharesOf('Cancelled'),
    premium: sum(({ type, premium }) => (type === 'Submitted' ? 0 : premium)),
    credit: sum(({ credit }) => credit),
  };
}
