import type { BusinessType, InputOf } from '@agent-portal/data/endpoint';
import type { exportIndividualSummary } from '@agent-portal/data/production/contract';
import { yearBefore } from '../db/dates.ts';

type Query = InputOf<typeof exportIndividualSummary>['query'];

/** Days (YYYY-MM-DD), both ends included: the posting days and the transaction days. */
export interface Period {
  readonly fromDate: string;
  readonly toDate: string;
  readonly transactionFromDate: string;
  readonly transactionToDate: string;
}

export interface DatedFilters extends Period {
  /** The agent in view. */
  readonly viewAs?: string | undefined;
  readonly agentValues?: readonly string[] | undefined;
  readonly marketCodeValues?: readonly string[] | undefined;
  readonly transactionTypeValues?: readonly string[] | undefined;
  readonly lineOfBusinessValues?: readonly string[] | undefined;
}

export interface AskedProduction {
  readonly businessType: BusinessType;
  readonly filters: DatedFilters;
}

/** `11/18/2026` as `2026-11-18`. */
const toIso = (date: string) => `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`;

/** The filter of a call. Without days, the year to date [S3]. */
export function filtersOf(query: Query, today: string): DatedFilters {
  const from = (date: string | undefined) => (date ? toIso(date) : `${today.slice(0, 4)}-01-01`);
  const to = (date: string | undefined) => (date ? toIso(date) : today);
  return {
    viewAs: query.viewAsAgentValues,
    agentValues: query.agentValues,
    marketCodeValues: query.marketCodeValues,
    transactionTypeValues: query.transactionTypeValues,
    lineOfBusinessValues: query.lineOfBusinessValues,
    fromDate: from(query.fromDate),
    toDate: to(query.toDate),
    transactionFromDate: from(query.transactionFromDate),
    transactionToDate: to(query.transactionToDate),
  };
}

/** The same days a year before. */
export function periodBefore(period: Period): Period {
  return {
    fromDate: yearBefore(period.fromDate),
    toDate: yearBefore(period.toDate),
    transactionFromDate: yearBefore(period.transactionFromDate),
    transactionToDate: yearBefore(period.transactionToDate),
  };
}
