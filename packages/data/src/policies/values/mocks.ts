import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import page from '../fixtures/getFilterValues.page.json' with { type: 'json' };
import opening from '../fixtures/getFilterValues.json' with { type: 'json' };
import { getFilterValues } from './contract.ts';

/** Recorded values of filters. */
export const offeredValues = {
  opening: fixture(getFilterValues, opening),
  page: fixture(getFilterValues, page),
};

export const valuesMocks = {
  getFilterValues: mockEndpoint(getFilterValues, ({ url }) =>
    new URL(url).searchParams.has('field') ? offeredValues.page : offeredValues.opening,
  ),
};
