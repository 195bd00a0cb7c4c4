import type { EndpointName } from '@agent-portal/data/contract';

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
  deleteFollowUp: { query: { version: 1 } },
};
