import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { oneLine, severalLines } from '../../oneLine.ts';
import { dateParam } from '../../shapes.ts';
import { followUpSubjects } from '../today/subjects.ts';
import { contactOutcomes } from './contactOutcomes.ts';
import { contact } from './shapes.ts';

/** The most contacts that one item keeps. */
export const mostContacts = 500;

/** How far ahead a promised payment and the next attempt may be, in days. */
export const longestPromiseDays = 90;

export const longestContactNote = 500;

export const saveContact = endpoint({
  name: 'saveContact',
  method: 'POST',
  effect: 'change',
  path: '/API/UserData/Contacts',
  summary:
    'Records what happened with the client about a policy, an open requirement or an item of Today, and plans the next attempt as a follow-up of the caller. Both are saved, or neither. Answers the contacts about the item. 404 if there is no such item for the caller; 409 if another contact was recorded after the version that was read, if a premium is not past due, or if the item has no client to contact.',
  // It also needs the role of a page with what the contact is about.
  access: { who: 'agent', restricted: false },
  source: 'an extension: contacts',
  isOptional: true,
  body: z.lazy(() =>
    z.strictObject({
      /** As in a follow-up: with the subject `requirement`, the key is its id. */
      subject: z.enum(followUpSubjects),
      key: oneLine({ max: 80 }),
      outcome: z.enum(contactOutcomes, `must be one of ${contactOutcomes.join(', ')}`),
      /** Needed for the outcome WillPay, and null for others. Today or later. */
      willPayOn: z.nullable(dateParam),
      /** Today or later. Without one, the caller is reminded on the day of the payment. */
      nextAttemptOn: z.nullable(dateParam),
      note: severalLines({ min: 0, max: longestContactNote }),
      /** The number of the last contact about the item that the user saw; 0 without one. */
      version: z.int().check(z.gte(0), z.lte(999_999_999)),
    }),
  ),
  response: z.lazy(() => z.object({ /** Latest first. */ contacts: z.array(contact()) })),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const contactsEndpoints = { saveContact };
