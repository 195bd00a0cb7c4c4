import type { Access, Endpoint, InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { TodayItem, TodayKind, Whose } from '@agent-portal/data/work/today/contract';
import type { Sees } from '../access.ts';
import type { Person } from '../people.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import type { AgentCall } from '../../http/agentCall.ts';

/** The facts about the call that a source needs. */
export interface TodayCall extends AgentCall {
  readonly deps: CarrierDeps;
  /** The first day whose changes show: that of the last visit, or the one after those read at this one. */
  readonly since: string | null;
  readonly whose: Whose;
  /** A list has the item: groups also have what is not due yet. @default false */
  readonly isListed?: boolean;
  /** The people of the agency. */
  readonly people: readonly Person[];
  /** Whose follow-ups the caller has: its own, and for home office also the agent's, which come first. */
  readonly owners: readonly number[];
  /** Answers a read of the contract for the caller. @throws {Problem} as the read does */
  readonly read: <const E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** Whether the caller may also see a source with this access. */
  readonly sees: Sees;
}

/** The items of a group, the most urgent first. */
export interface OpenGroup {
  readonly total: number;
  /** How many more it would have without the follow-ups on them. */
  readonly planned: number;
  /** The items from a position on, at most `size`. */
  readonly page: (from: number, size: number) => Promise<TodayItem[]>;
  /** The item with a key, if it is in the group. */
  readonly find: (key: string) => Promise<TodayItem | undefined>;
}

/** One group of the queue. `sources.ts` lists them. */
export interface TodaySource {
  readonly kind: TodayKind;
  /** The access to the pages with the same data. A caller without it has no such group. */
  readonly access: Access;
  /** The items belong to the caller and not to the book, so they are never cached. */
  readonly isPersonal?: true;
  /** @param hidden the keys of items that a follow-up hides */
  readonly open: (call: TodayCall, hidden: ReadonlySet<string>) => Promise<OpenGroup>;
}
