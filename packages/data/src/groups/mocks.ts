import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportGroupDetails,
  exportGroupSummary,
  getGroupDetails,
  getGroupSummary,
} from './contract.ts';
import details from './fixtures/getGroupDetails.json' with { type: 'json' };
import empty from './fixtures/getGroupSummary.empty.json' with { type: 'json' };
import groups from './fixtures/getGroupSummary.json' with { type: 'json' };

/** Recorded groups, an agent without any, and one group. */
export const groupPages = {
  groups: fixture(getGroupSummary, groups),
  empty: fixture(getGroupSummary, empty),
  details: fixture(getGroupDetails, details),
};

export const groupsMocks = {
  getGroupSummary: mockEndpoint(getGroupSummary, groupPages.groups),
  exportGroupSummary: mockEndpoint(exportGroupSummary, {
    name: 'GroupSummary-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
  getGroupDetails: mockEndpoint(getGroupDetails, groupPages.details),
  exportGroupDetails: mockEndpoint(exportGroupDetails, {
    name: 'GroupDetails-G001001-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
};
