import * as z from 'zod/mini';
import type { Draft } from './Draft.ts';
import { isReadable } from './isReadable.ts';
import type { Answer } from './readAnswer.ts';

/** RFC 9457 with the members of decisions 8. */
const problem = z.object({
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** The longest rejection, in characters. */
const longestRefusal = 64 * 1024;

const mostErrors = 20;

/** Stack traces, and messages of the database about a statement. No caller may see them. */
const inner =
  /\n\s+at \S+ ?\(|node:internal|node_modules|\.[jt]s:\d+:\d+|SQLSTATE|syntax error at or near/;

/** The headers that a status requires. */
const promised: ReadonlyMap<number, readonly string[]> = new Map([
  [405, ['allow']],
  [415, ['accept', 'accept-encoding']],
  [429, ['retry-after']],
]);

/** Field names that mean the whole input. */
const wholes: ReadonlySet<string> = new Set(['body', 'query', 'address', 'Host']);

function readProblem(body: string) {
  try {
    return z.safeParse(problem, JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function wrongWithProblem({ status, body }: Answer, field: string | undefined): string | undefined {
  const read = readProblem(body);
  if (!read || read.status !== status) return 'is no problem of RFC 9457';
  if (status !== 400) return undefined;
  const { errors = [] } = read;
  if (errors.length === 0) return 'is a 400 that names no field';
  if (errors.length > mostErrors) return `lists ${errors.length} errors`;
  if (errors.some((error) => error.field === '')) return 'is a 400 with a field without a name';
  const isNamed = errors.some(
    (error) =>
      field === undefined ||
      wholes.has(error.field) ||
      error.field === field ||
      error.field.startsWith(`${field}.`),
  );
  return isNamed ? undefined : `is a 400 that does not name ${field}`;
}

/**
 * The promise that an answer breaks, or undefined.
 * @param isPage whether a page of the portal may give this answer: 503 if the portal was not built
 */
export function brokenPromise(
  draft: Draft,
  answer: Answer,
  isPage: (answer: Answer) => boolean,
): string | undefined {
  const { method, field } = draft;
  const { status, headers, body } = answer;
  if (status >= 500 && !isPage(answer)) return `is ${status}`;
  if (inner.test(body) && status !== 200) return 'shows internal details';
  if (status < 400 || status >= 500) return undefined;
  if (body.length > longestRefusal) return `refuses in ${body.length} characters`;
  const names = promised.get(status);
  if (names && !names.some((name) => headers.has(name))) {
    return `is ${status} without ${names.join(' or ')}`;
  }
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json') && method !== 'HEAD') {
    return wrongWithProblem(answer, field);
  }
  return status === 400 && isReadable(draft) && method !== 'HEAD'
    ? 'is a 400 that names nothing'
    : undefined;
}
