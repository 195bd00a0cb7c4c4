import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportSelection,
  getCallSheet,
  getSelection,
  requestContacts,
  setFollowUps,
  watchPolicies,
} from './contract.ts';
import lines from './fixtures/getCallSheet.json' with { type: 'json' };
import rows from './fixtures/getSelection.json' with { type: 'json' };
import contacts from './fixtures/requestContacts.json' with { type: 'json' };
import followUps from './fixtures/setFollowUps.json' with { type: 'json' };
import watched from './fixtures/watchPolicies.json' with { type: 'json' };

/** Recorded answers: the rows of the pending list, a call sheet, and what became of some policies. */
export const selections = {
  rows: fixture(getSelection, rows),
  callSheet: fixture(getCallSheet, lines),
  contacts: fixture(requestContacts, contacts),
  followUps: fixture(setFollowUps, followUps),
  watched: fixture(watchPolicies, watched),
};

export const selectionMocks = {
  getSelection: mockEndpoint(getSelection, selections.rows),
  exportSelection: mockEndpoint(exportSelection, {
    name: 'Selected-policies-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
  getCallSheet: mockEndpoint(getCallSheet, selections.callSheet),
  requestContacts: mockEndpoint(requestContacts, selections.contacts),
  setFollowUps: mockEndpoint(setFollowUps, selections.followUps),
  watchPolicies: mockEndpoint(watchPolicies, selections.watched),
};
