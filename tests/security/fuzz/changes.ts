import type { EndpointName } from '@agent-portal/data/contract';

const aboutPolicy = { subject: 'policy', key: 'NL0018O0142' };

/** Correct input for calls without a recorded fixture. Their ids are in the address. */
export const changes: Partial<Record<EndpointName, object>> = {
  correctRecipient: { body: { recipientEmail: 'right@northfield.example', version: 1 } },
  voidCase: { body: { reason: 'Sent twice', version: 1 } },
  changeSubAccount: { body: { roles: ['Claims'], version: 1 } },
  inviteAgain: { body: { version: 1 } },
  removeSubAccount: { query: { version: 1 } },
  updatePolicyDeliveryOptions: {
    query: { OptOutForEDelivery: true, AgentLinkSelected: false, IncludeDownline: false },
  },
  confirmAuthenticator: { body: { code: '123456' } },
  removeAuthenticator: { body: { password: 'northfield' } },
  addPasskey: { body: { name: 'Chrome on Linux', response: '{"id":"AA"}' } },
  removePasskey: { params: { passkeyId: 1 }, body: { password: 'northfield' } },
  renewRecoveryCodes: { body: { password: 'northfield' } },
  changePassword: { body: { password: 'not it', newPassword: 'four words in a row' } },
  resetSecondStep: { body: { version: 1 } },
  endSession: { params: { sessionId: 999_999_999 } },
  saveFollowUp: {
    body: { ...aboutPolicy, followUpDate: '2026-12-01', note: 'Call first', version: null },
  },
  deleteFollowUp: { params: aboutPolicy, query: { version: 1 } },
  linkHousehold: { body: { clientId: 'CL1000098' } },
  requestContacts: {
    body: {
      policyNumbers: ['NL0018O0142'],
      note: 'Please call',
      idempotencyKey: '00000000-0000-4000-8000-000000000001',
    },
  },
  setFollowUps: {
    body: {
      rows: [{ policyNumber: 'NL0018O0142', requirementId: null }],
      followUpDate: '2026-12-01',
      note: 'Call first',
    },
  },
};
