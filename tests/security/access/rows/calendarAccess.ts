import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const body = { isReplacement: true };
const refused = { 403: 'calendar address refused' };

/** The calls of the calendar address. Home office that acts for an agent has none. */
export const calendarAccess = {
  getCalendar: plain('policiesInPerson'),
  createCalendar: [
    ...withoutToken(() => ({ body }), refused),
    ...forged('policiesInPerson', () => ({ body }), refused),
  ],
  revokeCalendar: [
    ...withoutToken(undefined, refused),
    ...forged('policiesInPerson', undefined, refused),
  ],
} satisfies AccessRows;
