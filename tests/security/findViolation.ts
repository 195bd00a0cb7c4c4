import { type Books, namesOf, secretsOf } from './books.ts';
import type { Caller } from './access/callers.ts';
import type { Answer } from './SignedInVisitor.ts';

/** The expectation for an answer. */
interface Expected {
  readonly expected: number;
  readonly findsNothing: boolean | undefined;
  readonly caller: Caller;
  readonly books: Books;
  /** The caller's own input, which an answer may repeat. */
  readonly said: string;
}

/** The members of a rejection (decisions, 8). No others are allowed. */
const problemMembers = new Set(['status', 'title', 'detail', 'requestId', 'errors']);

/** Whether every list in it is empty. */
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value !== 'object' || value === null || Object.values(value).every(isEmpty);

function unexpectedMember({ type, text }: Answer): string | undefined {
  if (!type.startsWith('application/problem+json')) return `refuses as ${type}`;
  const extra = Object.keys(JSON.parse(text) as object).find((name) => !problemMembers.has(name));
  return extra === undefined ? undefined : `refuses with a member ${extra}`;
}

/** The problem with an answer, or undefined. */
export function findViolation(
  answer: Answer,
  { expected, findsNothing, caller, books, said }: Expected,
): string | undefined {
  const { status, type, text } = answer;
  if (status !== expected) return `answers ${status} instead of ${expected}`;
  const isRefusal = status >= 400;
  const secrets = isRefusal ? namesOf(books) : secretsOf(caller, books);
  const leaked = secrets.find((secret) => text.includes(secret) && !said.includes(secret));
  if (leaked !== undefined) return `leaks ${leaked}`;
  if (isRefusal) return unexpectedMember(answer);
  if (findsNothing && !(type.includes('json') && isEmpty(JSON.parse(text))))
    return 'finds something';
  return undefined;
}
