import type { Route } from '../http/route.ts';
import { outboxPage } from './outboxPage.ts';
import { findEmails } from './queries.ts';

/** Messages that the page shows. */
const mostShown = 100;

/** Where the outbox can be looked at; only beside the demonstration accounts. */
export const outboxPath = '/stand-ins/outbox';

export const outboxRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: outboxPath,
    access: { who: 'anyone' },
    forgeryCheck: 'navigation',
    respond: async (c, { db }) =>
      c.html(outboxPage(c.get('nonce'), await findEmails(db, mostShown))),
  },
];
