import { calendars } from '@agent-portal/data/calendar/mocks';
import { getCalendar } from '@agent-portal/data/calendar/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { type FailureCase, stored, leftOut, optional } from '../../../testing/FailureCase.ts';
import { press } from '../../../testing/showPage.tsx';

const address = '/account-settings/calendar';

/** The calls of the calendar address. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getCalendar', outcomes: optional },
  { address: '/follow-ups', call: 'getCalendar', outcomes: leftOut },
  { address: '/deadlines', call: 'getCalendar', outcomes: leftOut },
  {
    address,
    call: 'createCalendar',
    outcomes: stored,
    steps: [() => press('Create address')],
  },
  {
    address,
    call: 'revokeCalendar',
    outcomes: stored,
    steps: [() => press('Revoke address'), () => press('Revoke now')],
    answers: [mockEndpoint(getCalendar, calendars.read)],
  },
];
