import type { advances } from '../tables.ts';
import type { policies } from '../../db/tables/policies.ts';
import type { Billed } from '../dues.ts';
import type { commissionLines } from '../tables.ts';

export type Line = typeof commissionLines.$inferInsert;
export type Advance = typeof advances.$inferInsert;

/** A writing agent of a policy. */
export interface Writer {
  readonly agentId: string;
  readonly splitThousandths: number;
  /** The agents above who get an override, nearest first. */
  readonly upline: readonly string[];
}

/** What determines all commission of a policy. */
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
  /** The months of premium for the advance; 0 without an advance. */
  readonly monthsAdvanced: number;
  /** It replaces a policy of this carrier, and its first year pays half. */
  readonly isReplacement: boolean;
  /** The first day of the first stored cycle. */
  readonly firstDay: string;
  /** The business date. */
  readonly today: string;
}

/** The commission lines and advances of a policy, numbered in the order of the days. */
export interface Life {
  readonly lines: readonly Line[];
  readonly advances: readonly Advance[];
}
