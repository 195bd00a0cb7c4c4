import type { HttpHandler } from 'msw';
import { configMocks } from '../config/mocks.ts';
import { contentMocks } from '../content/mocks.ts';
import type { EndpointName } from '../contract.ts';
import { launchersMocks } from '../launchers/mocks.ts';
import { policiesMocks } from '../policies/mocks.ts';
import { searchMocks } from '../search/mocks.ts';
import { sessionMocks } from '../session/mocks.ts';

/** An MSW handler for every endpoint of the contract: one without does not compile. */
export const mocks = {
  ...sessionMocks,
  ...configMocks,
  ...contentMocks,
  ...policiesMocks,
  ...searchMocks,
  ...launchersMocks,
} satisfies Record<EndpointName, HttpHandler>;
