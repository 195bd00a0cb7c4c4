import type { Recording } from '../mocks/Recording.ts';

/** The options of an agent who never saved any. */
export const deliveryRecordings: readonly Recording[] = [
  {
    endpoint: 'getPolicyDeliveryOptions',
    account: 'agent',
    file: 'delivery/fixtures/getPolicyDeliveryOptions',
    input: { query: {} },
  },
];
