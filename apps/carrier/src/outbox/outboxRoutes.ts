import type { Route } from '../http/route.ts';
import { outboxPage } from './outboxPage.ts';
import { findEmails } from './queries.ts';

/** The most messages on the page. */
const mostShown = 100;

/** The address of the outbox, only in the demonstration. */
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
