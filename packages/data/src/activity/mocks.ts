import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  endOtherSessions,
  endSession,
  exportActivity,
  getActivity,
  getSessions,
} from './contract.ts';
import rest from './fixtures/endOtherSessions.json' with { type: 'json' };
import empty from './fixtures/getActivity.empty.json' with { type: 'json' };
import some from './fixtures/getActivity.json' with { type: 'json' };
import sessions from './fixtures/getSessions.json' with { type: 'json' };

/** A page with an entry of every kind, and one of a search that finds none. */
export const activityPages = {
  some: fixture(getActivity, some),
  empty: fixture(getActivity, empty),
};

/** Sessions of an agent, of a sub-account and of home office. */
export const openSessions = fixture(getSessions, sessions);

export const activityMocks = {
  getActivity: mockEndpoint(getActivity, activityPages.some),
  exportActivity: mockEndpoint(exportActivity, {
    name: 'Activity-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
  getSessions: mockEndpoint(getSessions, openSessions),
  endSession: mockEndpoint(endSession, {
    sessions: openSessions.sessions.filter((_, index) => index !== 1),
  }),
  endOtherSessions: mockEndpoint(endOtherSessions, fixture(endOtherSessions, rest)),
};
