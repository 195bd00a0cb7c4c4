import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

/** What decisions 3 say of alerts: the specification names the calls, and no field. */
export const alertFields: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getAlertPreferences: { preferences: { event: true, channels: true, frequency: true } },
  getDistributionEmails: { distributionEmails: { emailId: true, email: true } },
};
