import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

/** What the save takes [S7], and when it last did. */
const options: Fields = {
  optOutForEDelivery: true,
  agentLinkSelected: true,
  email: true,
  accessCode: true,
  includeDownline: true,
  lastSavedDate: true,
};

export const deliveryFields: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getPolicyDeliveryOptions: options,
  updatePolicyDeliveryOptions: options,
};
