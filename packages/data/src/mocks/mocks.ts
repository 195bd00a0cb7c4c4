import type { HttpHandler } from 'msw';
import { contentMocks } from '../content/mocks.ts';
import type { EndpointName } from '../contract.ts';
import { policiesMocks } from '../policies/mocks.ts';
import { sessionMocks } from '../session/mocks.ts';

/** An MSW handler for every endpoint of the contract: one without does not compile. */
export const mocks = {
  ...sessionMocks,
  ...contentMocks,
  ...policiesMocks,
} satisfies Record<EndpointName, HttpHandler>;
