import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getIssuedByMonth } from './contract.ts';
import issued from './fixtures/getIssuedByMonth.json' with { type: 'json' };

export const businessMocks = {
  getIssuedByMonth: mockEndpoint(getIssuedByMonth, fixture(getIssuedByMonth, issued)),
};
