import type { Recording } from '../mocks/Recording.ts';

const account = 'agent';

/** The alert preferences of the demonstration's agent, and each change of them. */
export const alertsRecordings: readonly Recording[] = [
  { file: 'alerts/fixtures/getAlertPreferences', endpoint: 'getAlertPreferences', account },
  {
    file: 'alerts/fixtures/saveAlertPreferences',
    endpoint: 'saveAlertPreferences',
    account,
    input: {
      body: {
        preferences: [{ event: 'CommissionPosted', channels: ['Portal'], frequency: 'AtOnce' }],
        version: 1,
      },
    },
  },
  {
    file: 'alerts/fixtures/deleteAlertPreferences',
    endpoint: 'deleteAlertPreferences',
    account,
    input: { query: { version: 2 } },
  },
  { file: 'alerts/fixtures/getDistributionEmails', endpoint: 'getDistributionEmails', account },
  {
    file: 'alerts/fixtures/addDistributionEmail',
    endpoint: 'addDistributionEmail',
    account,
    input: { query: { email: 'nora.quill@example.com' } },
  },
  {
    file: 'alerts/fixtures/sendTestMessage',
    endpoint: 'sendTestMessage',
    account,
    input: { body: { kind: 'test', emailIds: ['1'] } },
  },
  {
    file: 'alerts/fixtures/deleteDistributionEmail',
    endpoint: 'deleteDistributionEmail',
    account,
    input: { query: { emailId: '2' } },
  },
];
