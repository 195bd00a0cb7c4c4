import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Group } from './callers.ts';

/** Ids that a case asks with, as they are for one caller. */
export interface Ids {
  /** A policy of the caller's own book, where it has a pending one. */
  readonly own: string | undefined;
  readonly foreign: string;
  readonly missing: string;
  readonly ownAgent: string;
  readonly foreignAgent: string;
  readonly missingAgent: string;
}

/** What a call is made with; the path's parameters take the place of its braces. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One way to make a call, and what it comes to. */
export interface Case {
  readonly what: string;
  /** What is asked, or undefined for a caller without such an id. */
  readonly ask: (ids: Ids) => Asked | undefined;
  /** Whom the call lets in. All others get 403, and a visitor 401. */
  readonly who: Group;
  /** What those get. */
  readonly answers: number;
  /** What a visitor gets, where that is not 401 and it is not let in. */
  readonly visitor?: number;
  /** Sends a change with its token. @default true */
  readonly isTrusted?: boolean;
  /** It would change something: only those ask whom it refuses. */
  readonly isHarmful?: boolean;
  /** The answer names nothing: every list in it is empty. */
  readonly findsNothing?: boolean;
  /** What stands in the audit log of it, by the status that it then answers. */
  readonly audited?: Readonly<Record<number, string>>;
}

/** The cases of some calls, by the names of those. */
export type AccessRows = Readonly<Record<string, readonly Case[]>>;

type Options = Partial<Omit<Case, 'what' | 'ask' | 'who'>>;

const nothing = () => ({});

/** A call that names nothing. */
export const plain = (who: Case['who'], options: Options & Asked = {}): readonly Case[] => [
  { what: 'as it is', who, answers: 200, ...options, ask: () => options },
];

/** A call for one policy: the own, somebody else's, and one that does not exist. */
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

/** A list of policies: the own one, and viewed as somebody who is none of the caller's. */
export function ofList(
  params: Readonly<Record<string, string>> = {},
  filters = 'filters',
): readonly Case[] {
  const viewedAs = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent') => (ids: Ids) => ({
    params,
    query: { [filters]: JSON.stringify({ viewAs: ids[id] }) },
  });
  const audited = { 404: 'view-as refused' };
  const who = 'policies';
  return [
    { what: 'as it is', who, answers: 200, ask: () => ({ params }) },
    { what: 'viewed as oneself', who, answers: 200, ask: viewedAs('ownAgent') },
    { what: 'viewed as somebody', who, answers: 404, ask: viewedAs('foreignAgent'), audited },
    { what: 'viewed as nobody', who, answers: 404, ask: viewedAs('missingAgent'), audited },
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ params, query: { viewAsAgentId: foreignAgent } }),
    },
  ];
}

/** A change that no caller makes here: it carries no token. */
export const withoutToken = (
  ask: Case['ask'] = nothing,
  audited: Case['audited'] = {},
): readonly Case[] => [
  { what: 'without its token', who: 'signedIn', answers: 403, isTrusted: false, ask, audited },
];

/** A change that those try whom the call does not let in, with everything right but who they are. */
export const forged = (
  who: Case['who'],
  ask: Case['ask'] = nothing,
  audited: Case['audited'] = {},
): readonly Case[] => [{ what: 'forged', who, answers: 200, isHarmful: true, ask, audited }];

/** The address of a case. */
export function urlOf(name: EndpointName, { params = {}, query = {} }: Asked): string {
  const path = contract[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
