import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import { cleanEmail } from '@agent-portal/data/emailAddress';

/** The values of the form, and the save date of the version that it changes. */
export type DeliveryValues = Omit<
  DeliveryOptions,
  'lastSavedBy' | 'marketCode' | 'marketCodes' | 'hasDownline'
>;

export const deliveryLabels = {
  optOutForEDelivery: 'Deliver on paper instead',
  agentLinkSelected: 'Send the link to me, to pass it on',
  email: 'E-mail',
  accessCode: 'Access code',
  includeDownline: 'The same for my downline',
} as const;

/** The initial values of the form. */
export const valuesOf = (options: DeliveryOptions): DeliveryValues => ({
  optOutForEDelivery: options.optOutForEDelivery,
  agentLinkSelected: options.agentLinkSelected,
  email: options.email,
  accessCode: options.accessCode,
  includeDownline: options.includeDownline,
  lastSavedDate: options.lastSavedDate,
});

/** The query that saves the values of the form [S7]. */
export const queryOf = (values: DeliveryValues) => ({
  OptOutForEDelivery: values.optOutForEDelivery,
  AgentLinkSelected: values.agentLinkSelected,
  IncludeDownline: values.includeDownline,
  ...(cleanEmail(values.email) && { Email: cleanEmail(values.email) }),
  ...(values.accessCode.trim() && { AccessCode: values.accessCode.trim() }),
  ...(values.lastSavedDate !== null && { LastSavedDate: values.lastSavedDate }),
});
