import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { exportClaims, getClaim, getClaims, getLatestClaims } from './contract.ts';
import inReview from './fixtures/getClaim.json' with { type: 'json' };
import paid from './fixtures/getClaim.paid.json' with { type: 'json' };
import empty from './fixtures/getClaims.empty.json' with { type: 'json' };
import found from './fixtures/getClaims.json' with { type: 'json' };
import latest from './fixtures/getLatestClaims.json' with { type: 'json' };

/** Recorded results of a search, and of one that finds nothing. */
export const claimPages = { found: fixture(getClaims, found), empty: fixture(getClaims, empty) };

/** Recorded claims: one that waits for items, and one that was paid. */
export const claimFixtures = {
  waiting: fixture(getClaim, inReview),
  paid: fixture(getClaim, paid),
};

export const claimsMocks = {
  getClaim: mockEndpoint(getClaim, claimFixtures.waiting),
  getClaims: mockEndpoint(getClaims, claimPages.found),
  getLatestClaims: mockEndpoint(getLatestClaims, fixture(getLatestClaims, latest)),
  exportClaims: mockEndpoint(exportClaims, {
    name: 'Claims-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
};
