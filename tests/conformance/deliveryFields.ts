import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

/** The fields that a save sends [S7], and the time of the last save. */
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
