import { getClaims } from '@agent-portal/data/claims/contract';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getUserInfo } from '@agent-portal/data/session/contract';
import * as z from 'zod/mini';
import type { Visitor } from '../conformance/Visitor.ts';
import type { Ids } from './access/accessCase.ts';
import { bookOf, type Caller } from './access/callers.ts';
import { ask } from './SignedInVisitor.ts';

/** The accounts whose books have nothing in common, the most important first. */
const owners = ['agent', 'solo', 'individual', 'worksite', 'sso', 'neither', 'historical'] as const;

/** The known data of an account's book of business, which only its own people may see. */
interface Book {
  readonly agentId: string;
  readonly policies: readonly { policyNumber: string; primaryInsured: string }[];
  readonly claims?: readonly { claimNumber: string }[];
}

export type Books = ReadonlyMap<Caller, Book>;

/** Reads the first page of each book, as its owner. */
export async function readBooks(visitors: ReadonlyMap<Caller, Visitor>): Promise<Books> {
  const books = new Map<Caller, Book>();
  for (const owner of owners) {
    const visitor = visitors.get(owner);
    if (!visitor) continue;
    const user = await ask(visitor, { method: 'GET', url: getUserInfo.path });
    const { agentId } = z.parse(getUserInfo.response, JSON.parse(user.text));
    const url = `${getPendingPolicyRequirements.path}?pageSize=100`;
    const list = await ask(visitor, { method: 'GET', url });
    // Historical access sees no policies, but sees its commissions [S4].
    const policies =
      list.status === 200
        ? z.parse(getPendingPolicyRequirements.response, JSON.parse(list.text)).requirementSummaries
        : [];
    const found = await ask(visitor, { method: 'GET', url: `${getClaims.path}?ClaimNumber=C` });
    const claims =
      found.status === 200 ? z.parse(getClaims.response, JSON.parse(found.text)).claims : [];
    books.set(owner, { agentId, policies, claims });
  }
  return books;
}

const numberOf = (books: Books, owner: Caller) => books.get(owner)?.policies[0]?.policyNumber;

/** The ids of a caller. @throws if the books of the server are empty */
export function idsOf(caller: Caller, books: Books): Ids {
  const book = bookOf(caller);
  const other = book === 'solo' ? 'agent' : 'solo';
  const foreign = numberOf(books, other);
  const foreignAgent = books.get(other)?.agentId;
  if (!foreign || !foreignAgent) throw new Error(`The account ${other} has no pending policy.`);
  return {
    own: numberOf(books, book),
    foreign,
    missing: 'NL9999X9999',
    ownClaim: books.get(book)?.claims?.[0]?.claimNumber,
    foreignClaim: books.get(other)?.claims?.[0]?.claimNumber,
    ownAgent: books.get(book)?.agentId ?? foreignAgent,
    foreignAgent,
    missingAgent: '9999999',
  };
}

/** The texts that an answer to a caller must not contain: those that only other books have. */
export function secretsOf(caller: Caller, books: Books): readonly string[] {
  const mine = caller === 'visitor' ? undefined : bookOf(caller);
  return [...books]
    .filter(([owner]) => owner !== mine)
    .flatMap(([, { policies }]) => policies.map(({ policyNumber }) => policyNumber));
}

/** The texts that no rejection may contain: any data of a policy. */
export const namesOf = (books: Books): readonly string[] =>
  [...books.values()].flatMap(({ policies }) =>
    policies.flatMap(({ policyNumber, primaryInsured }) => [policyNumber, primaryInsured]),
  );
