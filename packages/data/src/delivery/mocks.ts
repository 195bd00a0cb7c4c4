import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getPolicyDeliveryOptions, updatePolicyDeliveryOptions } from './contract.ts';
import options from './fixtures/getPolicyDeliveryOptions.json' with { type: 'json' };

const deliveryOptions = fixture(getPolicyDeliveryOptions, options);

export const deliveryMocks = {
  getPolicyDeliveryOptions: mockEndpoint(getPolicyDeliveryOptions, deliveryOptions),
  updatePolicyDeliveryOptions: mockEndpoint(updatePolicyDeliveryOptions, {
    ...deliveryOptions,
    lastSavedDate: '2026-11-18T15:00:00.000Z',
    lastSavedBy: 'Dana Whitfield',
  }),
};
