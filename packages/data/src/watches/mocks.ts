import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getWatches, stopWatching, watchPolicy } from './contract.ts';
import some from './fixtures/getWatches.json' with { type: 'json' };
import none from './fixtures/stopWatching.json' with { type: 'json' };
import one from './fixtures/watchPolicy.json' with { type: 'json' };

/** Recorded answers: policies that have changed, one that is just watched, none. */
export const watches = {
  some: fixture(getWatches, some),
  one: fixture(watchPolicy, one),
  none: fixture(stopWatching, none),
};

export const watchesMocks = {
  getWatches: mockEndpoint(getWatches, watches.some),
  watchPolicy: mockEndpoint(watchPolicy, watches.one),
  stopWatching: mockEndpoint(stopWatching, watches.none),
};
