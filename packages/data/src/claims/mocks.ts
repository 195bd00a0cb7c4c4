import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { exportClaims, getClaims } from './contract.ts';
import empty from './fixtures/getClaims.empty.json' with { type: 'json' };
import found from './fixtures/getClaims.json' with { type: 'json' };

/** Recorded results of a search, and of one that finds nothing. */
export const claimPages = { found: fixture(getClaims, found), empty: fixture(getClaims, empty) };

export const claimsMocks = {
  getClaims: mockEndpoint(getClaims, claimPages.found),
  exportClaims: mockEndpoint(exportClaims, {
    name: 'Claims-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
};
