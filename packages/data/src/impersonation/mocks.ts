import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  getRecentImpersonations,
  impersonate,
  resumeHomeOffice,
  searchImpersonations,
} from './contract.ts';
import recent from './fixtures/getRecentImpersonations.json' with { type: 'json' };
import june from './fixtures/impersonate.june.json' with { type: 'json' };
import dana from './fixtures/impersonate.json' with { type: 'json' };
import left from './fixtures/resumeHomeOffice.json' with { type: 'json' };
import none from './fixtures/searchImpersonations.empty.json' with { type: 'json' };
import found from './fixtures/searchImpersonations.json' with { type: 'json' };

/** Recorded answers; `none` finds no agent. */
export const impersonations = {
  recent: fixture(getRecentImpersonations, recent),
  found: fixture(searchImpersonations, found),
  none: fixture(searchImpersonations, none),
  dana: fixture(impersonate, dana),
  june: fixture(impersonate, june),
};

export const impersonationMocks = {
  searchImpersonations: mockEndpoint(searchImpersonations, impersonations.found),
  getRecentImpersonations: mockEndpoint(getRecentImpersonations, impersonations.recent),
  impersonate: mockEndpoint(impersonate, async (request) => {
    const { agentId } = (await request.json()) as { agentId: string };
    return agentId === '4480055' ? impersonations.june : impersonations.dana;
  }),
  resumeHomeOffice: mockEndpoint(resumeHomeOffice, fixture(resumeHomeOffice, left)),
};
