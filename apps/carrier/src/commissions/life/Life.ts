import type { advances } from '../../debt/tables.ts';
import type { policies } from '../../policies/tables.ts';
import type { Billed } from '../dues.ts';
import type { commissionLines } from '../tables.ts';

export type Line = typeof commissionLines.$inferInsert;
export type Advance = typeof advances.$inferInsert;

/** Somebody who wrote a policy. */
export interface Writer {
  readonly agentId: string;
  readonly splitThousandths: number;
  /** Those above who get an override, the next one first. */
  readonly above: readonly string[];
}

/** What decides the whole life of a policy's commission. */
export interface LifePlan {
  readonly policy: Billed &
    Pick<
      typeof policies.$inferInsert,
      | 'policyNumber'
      | 'productName'
      | 'status'
      | 'applicationDate'
      | 'terminationDate'
      | 'reason'
      | 'firstPaymentDeclined'
      | 'modalPremium'
    >;
  readonly writers: readonly Writer[];
  /** Months of premium that commission is advanced on; 0 where it is not. */
  readonly monthsAdvanced: number;
  /** It replaces a policy of the house, and its first year pays half. */
  readonly isReplacement: boolean;
  /** The first day of the first cycle that is kept. */
  readonly from: string;
  /** The business date. */
  readonly today: string;
}

/** What a policy's commission comes to, numbered in the order of the days. */
export interface Life {
  readonly lines: readonly Line[];
  readonly advances: readonly Advance[];
}
