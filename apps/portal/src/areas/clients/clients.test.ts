import { clients } from '@agent-portal/data/clients/mocks';
import { expect, it, test } from 'vitest';
import { reasonOf } from './reasonOf.ts';
import { emailTo } from './emailTo.ts';

const { client } = clients;
const [scheduled, late, open] = client.requirements;
const policies = client.policies.slice(1);
const unpaid = { ...policies[0]!, needsAction: 'Past Due' as const };

test.each([
  [
    'a policy past due, before a requirement',
    { policies: [unpaid], requirements: [late!] },
    'danger',
    'Past due',
    'NL0021Q0025 is past due, paid to 11/21/2026. Ask the client to pay.',
    'Client',
  ],
  [
    'a late requirement, before one that is due first',
    { policies, requirements: [scheduled!, late!] },
    'danger',
    'Overdue',
    'Trust certification of NL0020T0943 is 6 days late.',
    'Client',
  ],
  [
    'the day of an appointment',
    { policies, requirements: [scheduled!, open!] },
    'warning',
    'Open requirement',
    'Blood and urine specimen of NL0020T0943 is planned for 11/19/2026.',
    'Client',
  ],
  [
    'the day on which a requirement is due',
    { policies, requirements: [open!] },
    'warning',
    'Open requirement',
    'Motor vehicle report of NL0020T0943 is due on 12/08/2026.',
    'Home office',
  ],
])('the reason of a client is %s', (_, part, tone, state, children, who) => {
  expect(reasonOf(part)).toEqual({ tone, state, children, who });
});

test('a client with nothing to do has no reason, and no one asks a dead client to pay', () => {
  expect(reasonOf({ policies, requirements: [] })).toBeUndefined();
  expect(reasonOf({ policies: [unpaid], requirements: [], noCall: {} })).toBeUndefined();
  expect(reasonOf({ policies, requirements: [late!], noCall: {} })?.who).toBeUndefined();
});

const ofNumbers = (...numbers: string[]) =>
  numbers.map((policyNumber) => ({ policyNumber })) as Parameters<typeof emailTo>[1]['policies'];

const partsOf = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) };
};

it('prepares an e-mail that names the policy and greets the client', () => {
  const href = emailTo('zoe@example.com', { name: 'Hernandez, Zoe', policies: ofNumbers('NL1') });
  expect(partsOf(href)).toEqual({
    to: 'zoe@example.com',
    subject: 'Your policy NL1',
    body: 'Hello Zoe,\r\n\r\n',
  });
  const toCompany = { name: 'Acme Holdings, Inc.', policies: ofNumbers('NL1') };
  expect(partsOf(emailTo('office@example.com', toCompany))).toMatchObject({
    body: 'Hello,\r\n\r\n',
  });
});

it('names at most three policies', () => {
  const subjectOf = (...numbers: string[]) =>
    partsOf(emailTo('a@b.c', { name: 'A & B, C', policies: ofNumbers(...numbers) }));
  expect(subjectOf('N1', 'N2')).toMatchObject({ subject: 'Your policies N1, N2' });
  expect(subjectOf('N1', 'N2', 'N3', 'N4')).toMatchObject({
    subject: 'Your policies N1, N2, N3 and others',
  });
});
