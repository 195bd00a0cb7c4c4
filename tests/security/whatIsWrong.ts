import { type Books, namesOf, secretsOf } from './books.ts';
import type { Caller } from './access/callers.ts';
import type { Answer } from './SignedInVisitor.ts';

/** What an answer is held against. */
interface Expected {
  readonly expected: number;
  readonly findsNothing: boolean | undefined;
  readonly caller: Caller;
  readonly books: Books;
  /** What the caller said itself: an answer may repeat it. */
  readonly said: string;
}

/** What a refusal consists of (decisions, 8); nothing else fits in. */
const problemMembers = new Set(['status', 'title', 'detail', 'requestId', 'errors']);

/** Whether every list within is empty. */
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value !== 'object' || value === null || Object.values(value).every(isEmpty);

function unexpectedMember({ type, text }: Answer): string | undefined {
  if (!type.startsWith('application/problem+json')) return `refuses as ${type}`;
  const extra = Object.keys(JSON.parse(text) as object).find((name) => !problemMembers.has(name));
  return extra === undefined ? undefined : `refuses with a member ${extra}`;
}

/** What is wrong with an answer, or undefined where nothing is. */
export function whatIsWrong(
  answer: Answer,
  { expected, findsNothing, caller, books, said }: Expected,
): string | undefined {
  const { status, type, text } = answer;
  if (status !== expected) return `answers ${status} instead of ${expected}`;
  const isRefusal = status >= 400;
  const secrets = isRefusal ? namesOf(books) : secretsOf(caller, books);
  const told = secrets.find((secret) => text.includes(secret) && !said.includes(secret));
  if (told !== undefined) return `leaks ${told}`;
  if (isRefusal) return unexpectedMember(answer);
  if (findsNothing && !(type.includes('json') && isEmpty(JSON.parse(text))))
    return 'finds something';
  return undefined;
}
