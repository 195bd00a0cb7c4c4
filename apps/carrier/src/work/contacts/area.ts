import { saveContact } from '@agent-portal/data/work/contacts/contract';
import type { Area } from '../../Area.ts';
import { auditedRoute } from '../../http/route.ts';
import { refuseSubject } from '../follow-ups/about.ts';
import { toItemKey } from '../follow-ups/rules.ts';
import { findContacts } from './queries.ts';
import { recordContact } from './recordContact.ts';

/** What happened with clients. */
export const contacts: Area = {
  routes: [
    auditedRoute('contact refused', saveContact, async ({ deps, input: { body }, ...call }) => {
      const item = toItemKey(body);
      refuseSubject(call, item);
      await recordContact(deps, call, body);
      return { contacts: await findContacts(deps.db, item) };
    }),
  ],
};
