import type { Recording } from '../../mocks/Recording.ts';

/** A policy past due of the recorded agent, with a contact. */
const latePolicy = 'NL0020D0383';

const contact = {
  subject: 'policy',
  key: latePolicy,
  outcome: 'WillPay',
  willPayOn: '2026-11-24',
  nextAttemptOn: '2026-11-25',
  note: 'Will pay at the bank.',
  version: 1,
} as const;

const account = 'agent';

/** A policy past due before and after a contact, one that is paid, and what was recovered. */
export const lapseRecordings: readonly Recording[] = [
  {
    file: 'work/lapse/fixtures/getPolicyLapse.none',
    endpoint: 'getPolicyLapse',
    account,
    input: { params: { policyNumber: 'NL0018O0142' } },
  },
  {
    file: 'work/lapse/fixtures/getPolicyLapse',
    endpoint: 'getPolicyLapse',
    account,
    input: { params: { policyNumber: latePolicy } },
  },
  { file: 'work/lapse/fixtures/getRecovered', endpoint: 'getRecovered', account },
  {
    file: 'work/contacts/fixtures/saveContact',
    endpoint: 'saveContact',
    account,
    input: { body: contact },
  },
  {
    file: 'work/lapse/fixtures/getPolicyLapse.contacted',
    endpoint: 'getPolicyLapse',
    account,
    input: { params: { policyNumber: latePolicy } },
  },
];
