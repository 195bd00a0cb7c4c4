import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Group } from './callers.ts';

export interface Ids {
  /** A policy of the caller's book, if it has a pending one. */
  readonly own: string | undefined;
  readonly foreign: string;
  readonly missing: string;
  /** A claim of the caller's book, and of another one, if they have any. */
  readonly ownClaim?: string | undefined;
  readonly foreignClaim?: string | undefined;
  readonly ownAgent: string;
  readonly foreignAgent: string;
  readonly missingAgent: string;
}

/** The input of a call. The parameters of the path replace its braces. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One way to make a call, and its expected result. */
export interface Case {
  readonly what: string;
  /** The input, or undefined for a caller without such an id. */
  readonly ask: (ids: Ids) => Asked | undefined;
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
  /** The entry in the audit log, by the status of the answer. */
  readonly audited?: Readonly<Record<number, string>>;
}

/** The cases of some calls, by call name. */
export type AccessRows = Readonly<Record<string, readonly Case[]>>;

type Options = Partial<Omit<Case, 'what' | 'ask' | 'who'>>;

const nothing = () => ({});

/** A call without an id. */
export const plain = (who: Case['who'], options: Options & Asked = {}): readonly Case[] => [
  { what: 'as it is', who, answers: 200, ...options, ask: () => options },
];

/** A call for one policy: the caller's, another agent's, and a missing one. */
export function ofPolicy(
  param: 'id' | 'policyNumber',
  who: Case['who'] = 'policies',
): readonly Case[] {
  const ofId =
    (id: 'own' | 'foreign' | 'missing') =>
    ({ [id]: policy }: Ids) =>
      policy === undefined ? undefined : { params: { [param]: policy } };
  return [
    { what: 'own policy', who, answers: 200, ask: ofId('own') },
    { what: 'foreign policy', who, answers: 404, ask: ofId('foreign') },
    { what: 'missing policy', who, answers: 404, ask: ofId('missing') },
  ];
}

/** A call viewed as the caller, as an agent outside the caller's book, and as a missing one. */
export function viewedAs(who: Case['who'], asAgent: (agentId: string) => Asked): readonly Case[] {
  const as = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent') => (ids: Ids) => asAgent(ids[id]);
  const audited = { 404: 'view-as refused' };
  return [
    { what: 'viewed as oneself', who, answers: 200, ask: as('ownAgent') },
    { what: 'viewed as another agent', who, answers: 404, ask: as('foreignAgent'), audited },
    { what: 'viewed as a missing agent', who, answers: 404, ask: as('missingAgent'), audited },
  ];
}

/** A list of policies: the caller's, and viewed as an agent outside the caller's book. */
export function ofList(
  params: Readonly<Record<string, string>> = {},
  filters = 'filters',
): readonly Case[] {
  const who = 'policies';
  return [
    { what: 'as it is', who, answers: 200, ask: () => ({ params }) },
    ...viewedAs(who, (viewAs) => ({ params, query: { [filters]: JSON.stringify({ viewAs }) } })),
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ params, query: { viewAsAgentId: foreignAgent } }),
    },
  ];
}

/** A change that no caller completes: it has no CSRF token. */
export const withoutToken = (
  ask: Case['ask'] = nothing,
  audited: Case['audited'] = {},
): readonly Case[] => [
  { what: 'without its token', who: 'signedIn', answers: 403, isTrusted: false, ask, audited },
];

/** A valid change by callers who are not allowed to make it. */
export const forged = (
  who: Case['who'],
  ask: Case['ask'] = nothing,
  audited: Case['audited'] = {},
): readonly Case[] => [{ what: 'forged', who, answers: 200, isHarmful: true, ask, audited }];

export function urlOf(name: EndpointName, { params = {}, query = {} }: Asked): string {
  const path = contract[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
