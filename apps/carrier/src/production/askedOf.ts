import type { BusinessType, InputOf } from '@agent-portal/data/endpoint';
import type { exportIndividualSummary } from '@agent-portal/data/production/contract';
import { yearBefore } from '../db/dates.ts';

type Query = InputOf<typeof exportIndividualSummary>['query'];

/** Days, both ends included, YYYY-MM-DD: those on which a transaction counted, and happened. */
export interface Period {
  readonly fromDate: string;
  readonly toDate: string;
  readonly transactionFromDate: string;
  readonly transactionToDate: string;
}

/** A production filter with every date in its place. */
export interface DatedFilters extends Period {
  /** The agent whose business is looked at. */
  readonly viewAs?: string | undefined;
  readonly agentValues?: readonly string[] | undefined;
  readonly marketCodeValues?: readonly string[] | undefined;
  readonly transactionTypeValues?: readonly string[] | undefined;
  readonly lineOfBusinessValues?: readonly string[] | undefined;
}

/** Which production is asked for. */
export interface AskedProduction {
  readonly businessType: BusinessType;
  readonly filters: DatedFilters;
}

/** `11/18/2026` as `2026-11-18`. */
const toIso = (date: string) => `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`;

/** The filter of a call: the year to date where it names no days [S3]. */
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
