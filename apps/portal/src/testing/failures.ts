import { vi } from 'vitest';

const json = { headers: { 'Content-Type': 'application/json' } };

/** An answer with a problem document (RFC 9457). */
export function problem(status: number): Response {
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '20' };
  return Response.json({ status, title: 'Made to fail', requestId: 'req-9' }, { status, headers });
}

/** A response body that ends in a network error. */
function brokenBody(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode('{"totalPages":');
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}

/** The kinds of failures of a call (reliability, 9). */
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

/** Called when the browser would open the login page. */
export const login = vi.fn<() => void>();

const titles = {
  'Oops! Something went wrong.': 'error page',
  'This page is not available': 'not available',
  'Unauthorized.': 'unauthorized page',
  'Policy not found': 'policy not found',
  'Case not found': 'case not found',
  'Claim not found': 'claim not found',
  'Client not found': 'client not found',
  'Group not found': 'group not found',
  'List bill not found': 'list bill not found',
} as const;

/** The outcome of a failure on screen. */
export type Seen =
  | 'login'
  | (typeof titles)[keyof typeof titles]
  /** An empty list [S8]. */
  | 'no rows'
  /** A message says what failed, with a 'Try again' button. */
  | 'in place'
  /** A message says what failed; the input stays, and the user can send it again. */
  | 'said'
  /** A message instead of an error: the user has no access [S8]. */
  | 'refused'
  /** The page shows its normal content. */
  | 'no failure'
  /** Nothing yet; if it stays so, the page is blank. */
  | 'nothing';

const refusals =
  /You do not have access to (this (file|action|statement|form)|alerts|[A-Zi][\w ]+)\.|No file available\.|The action was not sent: no policy|was not (sent|changed|voided): the case/;
const none = /No (requirements|policies)(?! match)/;

/** Finds an alert or an invalid field. Walks the tree, because jsdom is slow with attribute selectors. */
function findAlert(root: Element): Element | undefined {
  for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
    const isIt = child.getAttribute('role') === 'alert' || child.ariaInvalid === 'true';
    const found = isIt ? child : findAlert(child);
    if (found) return found;
  }
  return undefined;
}

/** The current outcome on screen. */
export function seen(): Seen {
  if (login.mock.calls.length > 0) return 'login';
  const heading = document.querySelector('h1')?.textContent ?? '';
  const title = Object.entries(titles).find(([text]) => text === heading)?.[1];
  if (title) return title;
  if (heading === '') return 'nothing';
  const text = document.body.textContent;
  if (refusals.test(text)) return 'refused';
  if (none.test(text)) return 'no rows';
  const alert = findAlert(document.body);
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

/** What the screen shows for a part of the shell that has its own error message. */
export function seenOf(part: string): Seen {
  const page = seen();
  if (replacements.has(page)) return page;
  if (!document.querySelector('h1')?.textContent) return 'nothing';
  const said = document.querySelector(part);
  if (!said) return 'no failure';
  if (refusals.test(said.textContent)) return 'refused';
  return said.querySelector('button') ? 'in place' : 'said';
}
