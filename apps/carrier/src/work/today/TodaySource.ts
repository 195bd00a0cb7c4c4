import type { Access } from '@agent-portal/data/endpoint';
import type { pageSizes } from '@agent-portal/data/list';
import type { TodayItem, TodayKind, Whose } from '@agent-portal/data/work/today/contract';
import type { Person } from '../people.ts';
import type { AgentCaller } from '../../session/caller.ts';
import type { WorkCall } from '../workCall.ts';

/** The facts about the call that a source needs. */
export interface TodayCall extends WorkCall {
  readonly caller: AgentCaller;
  /** The first day whose changes show: that of the last visit, or the one after those read at this one. */
  readonly since: string | null;
  readonly whose: Whose;
  /** A list has the item: groups also have what is not due yet. @default false */
  readonly isListed?: boolean;
  /** The people of the agency. */
  readonly people: readonly Person[];
  /** Whose follow-ups the caller has: its own, and for home office also the agent's, which come first. */
  readonly owners: readonly number[];
}

/** One page of a list, as the contract's lists take it. */
export interface PageAsked {
  /** Its number, from 1. */
  readonly page: number;
  readonly pageSize: (typeof pageSizes)[number];
  /** Only the items with these keys, at most 200. */
  readonly keys?: readonly string[] | undefined;
}

/** Reads a page of a list, and how many rows all pages have. */
export type ReadRows<Row> = (
  asked: PageAsked,
) => Promise<{ readonly total: number; readonly items: readonly Row[] }>;

/** Reads a group's items, most urgent first, including those that follow-ups hide. */
export type ReadItems = ReadRows<TodayItem>;

/** One group of the queue. `sources.ts` lists them. */
export interface TodaySource {
  readonly kind: TodayKind;
  /** The access to the pages with the same data. A caller without it has no such group. */
  readonly access: Access;
  /** A version that changes when anything other than the book changes the items. @default only the book changes them */
  readonly version?: (call: TodayCall) => Promise<string>;
  /** Makes items from the answers of the contract's calls. */
  readonly itemsOf: (call: TodayCall) => ReadItems;
}
