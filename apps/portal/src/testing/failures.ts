import { vi } from 'vitest';

const json = { headers: { 'Content-Type': 'application/json' } };

/** An answer that is a problem (RFC 9457). */
export function problem(status: number): Response {
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '20' };
  return Response.json({ status, title: 'Made to fail', requestId: 'req-9' }, { status, headers });
}

/** A body that breaks off. */
function brokenBody(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode('{"totalPages":');
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}

/** The ways in which a call can come to nothing (reliability, 9). */
export const failures = {
  '401': () => problem(401),
  '403': () => problem(403),
  '404': () => problem(404),
  '409': () => problem(409),
  '429': () => problem(429),
  '500': () => problem(500),
  'time-out': () => Promise.reject(new DOMException('Too slow', 'TimeoutError')),
  abort: () => Promise.reject(new TypeError('Failed to fetch')),
  'cut off': () => new Response(brokenBody(), json),
  truncated: () => new Response('{"totalPages":4,"poli', json),
  breach: () => Response.json({ surprise: true }),
} as const satisfies Record<string, () => Response | Promise<Response>>;
export type FailureName = keyof typeof failures;

/** Hears that the browser would have left for the login page. */
export const login = vi.fn<() => void>();

const titles = {
  'Oops! Something went wrong.': 'error page',
  'This page is not available': 'not available',
  'Unauthorized.': 'unauthorized page',
  'Policy not found': 'policy not found',
  'Case not found': 'case not found',
  'Group not found': 'group not found',
  'List bill not found': 'list bill not found',
} as const;

/** What a reader sees of a failure. */
export type Seen =
  | 'login'
  | (typeof titles)[keyof typeof titles]
  /** A list of none [S8]. */
  | 'no rows'
  /** The part says what failed, with 'Try again'. */
  | 'in place'
  /** The part says what failed; what was typed stays, and can be sent again. */
  | 'said'
  /** No error: the part says that there is no access [S8]. */
  | 'refused'
  /** The page shows what it is for. */
  | 'no failure'
  /** Nothing yet; a page that stays so is blank. */
  | 'nothing';

const refusals =
  /You do not have access to (this (export|action|statement|form)|[A-Zi][\w ]+)\.|The file is not there: the carrier has none\.|The action was not sent: no policy|was not (sent|changed|voided): the case/;
const none = /No (requirements|policies)(?! match)/;

/** What is on screen now. */
export function seen(): Seen {
  if (login.mock.calls.length > 0) return 'login';
  const heading = document.querySelector('h1')?.textContent ?? '';
  const title = Object.entries(titles).find(([text]) => text === heading)?.[1];
  if (title) return title;
  if (heading === '') return 'nothing';
  const text = document.body.textContent;
  if (refusals.test(text)) return 'refused';
  if (none.test(text)) return 'no rows';
  const alert = document.querySelector('[role="alert"], [aria-invalid="true"]');
  if (!alert) return document.querySelector('h2, tbody td') ? 'no failure' : 'nothing';
  return alert.textContent.includes('Try again') && alert.querySelector('button')
    ? 'in place'
    : 'said';
}

const replacements: ReadonlySet<Seen> = new Set([
  'login',
  'error page',
  'not available',
  'unauthorized page',
]);

/** What is on screen of a part of the shell that says so itself when it fails. */
export function seenOf(part: string): Seen {
  const page = seen();
  if (replacements.has(page)) return page;
  if (!document.querySelector('h1')?.textContent) return 'nothing';
  const said = document.querySelector(part);
  if (!said) return 'no failure';
  if (refusals.test(said.textContent)) return 'refused';
  return said.querySelector('button') ? 'in place' : 'said';
}
