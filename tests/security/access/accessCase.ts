import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Group } from './callers.ts';

export interface Ids {
  /** A policy of the caller's book, if it has a pending one. */
  readonly own?: string | undefined;
  readonly foreign: string;
  readonly missing: string;
  /** A claim of the caller's book, and of another one, if they have any. */
  readonly ownClaim?: string | undefined;
  readonly foreignClaim?: string | undefined;
  readonly ownAgent: string;
  readonly foreignAgent: string;
  readonly missingAgent: string;
}

/** The input of a call. Names of `Ids` in braces, such as `{own}`, stand for the caller's ids. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The entry in the audit log, by the status of the answer. */
type Audited = Readonly<Record<number, string>>;

/** One way to make a call, and its expected result. */
export interface Case {
  readonly what: string;
  readonly asked: Asked;
  /** The allowed callers. All others get 403, and a visitor 401. */
  readonly who: Group;
  /** The status for allowed callers. */
  readonly answers: number;
  /** The status for a visitor, if it is not 401 and the visitor is not allowed. */
  readonly visitor?: number;
  /** Sends a change with its CSRF token. @default true */
  readonly isTrusted?: boolean;
  /** The call would change something: only callers who are rejected make it. */
  readonly isHarmful?: boolean;
  /** The answer contains no data: every list in it is empty. */
  readonly findsNothing?: boolean;
  readonly audited?: Audited;
}

/** The cases of some calls, by call name. */
export type AccessRows = Readonly<Partial<Record<EndpointName, readonly Case[]>>>;

/** A case of a call that one group may make. 'empty' is 200 without data. */
type Row = readonly [what: string, answers: number | 'empty', asked?: Asked, audited?: Audited];

function caseOf(who: Group, [what, answers, asked = {}, audited = {}]: Row): Case {
  const one = { what, who, asked, audited };
  if (answers === 'empty') return { ...one, answers: 200, findsNothing: true };
  return { ...one, answers };
}

export const casesOf = (who: Group, ...all: readonly Row[]): readonly Case[] =>
  all.map((row) => caseOf(who, row));

/** A call that everyone in the group may make. */
export const allowed = (who: Group, asked: Asked = {}) => casesOf(who, ['as it is', 200, asked]);

/** A change that no caller completes: it has no CSRF token. */
export const withoutToken = (asked: Asked = {}, audited: Audited = {}): readonly Case[] => [
  { ...caseOf('signedIn', ['without its token', 403, asked, audited]), isTrusted: false },
];

/** A change without its token, and a valid one by callers who are not allowed to make it. */
export const changeCases = (
  who: Group,
  asked: Asked = {},
  audited: Audited = {},
): readonly Case[] => [
  ...withoutToken(asked, audited),
  { what: 'forged', who, answers: 200, isHarmful: true, asked, audited },
];

/** A rejected change, for callers without permission and for what they cannot reach. */
export const refusedAs = (action: string): Audited => ({ 403: action, 404: action });

/** A call for one policy: the caller's, another agent's, and a missing one. */
export const ofPolicy = (param: 'id' | 'policyNumber', who: Group = 'policies') =>
  casesOf(
    who,
    ['own policy', 200, { params: { [param]: '{own}' } }],
    ['foreign policy', 404, { params: { [param]: '{foreign}' } }],
    ['missing policy', 404, { params: { [param]: '{missing}' } }],
  );

export const viewAsRefused: Audited = { 404: 'view-as refused' };

/** A call for the caller, for an agent outside the caller's book, and for a missing one. */
export const forAgents = (who: Group, ask: (agent: string) => Asked, audited = viewAsRefused) =>
  casesOf(
    who,
    ['for oneself', 200, ask('{ownAgent}')],
    ['for another agent', 404, ask('{foreignAgent}'), audited],
    ['for a missing agent', 404, ask('{missingAgent}'), audited],
  );

/** A call with a parameter that it does not have. */
export const withForged = (who: Group, { params = {}, query = {} }: Asked = {}) => {
  const asked = { params, query: { ...query, viewAsAgentId: '{foreignAgent}' } };
  return casesOf(who, ['with a forged parameter', 400, asked]);
};

/** A list that takes an agent as a parameter. */
export const ofAgent = (who: Group, param: string): readonly Case[] => [
  ...allowed(who),
  ...forAgents(who, (agent) => ({ query: { [param]: agent } })),
  ...withForged(who),
];

/** The `viewAs` of the filters of a list. */
export const filteredTo = (viewAs: string, filters = 'filters') => ({
  [filters]: JSON.stringify({ viewAs }),
});

/** Puts the caller's ids into an input, and 'none' for an id that the caller's book does not have. */
export function fillIds(asked: Asked, ids: Ids): { asked: Asked; lacksId: boolean } {
  let lacksId = false;
  const text = JSON.stringify(asked).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name as keyof Ids];
    lacksId ||= id === undefined;
    return id ?? 'none';
  });
  return { asked: JSON.parse(text) as Asked, lacksId };
}

export function urlOf(name: EndpointName, { params = {}, query = {} }: Asked): string {
  const path = contract[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
