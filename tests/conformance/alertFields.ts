import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

/** The fields of alerts in decisions 3. The specification names the calls, but no field. */
export const alertFields: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getAlertPreferences: { preferences: { event: true, channels: true, frequency: true } },
  getDistributionEmails: { distributionEmails: { emailId: true, email: true } },
};
