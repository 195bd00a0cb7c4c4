import { expect, test } from 'vitest';
import { toEntry } from './rules.ts';

const producer: Parameters<typeof toEntry>[0] = {
  producerId: 'P1001',
  firstName: 'Dana',
  lastName: 'Whitfield',
  agentIds: ['4471902', '4471918'],
  email: 'dana@example.com',
  username: 'agent@northfield.example',
};

test('an agent is listed with its name, its agent ids and its account', () => {
  expect(toEntry(producer)).toEqual({
    agents: [{ name: 'Dana Whitfield', agentIds: ['4471902', '4471918'] }],
    email: 'dana@example.com',
    userName: 'agent@northfield.example',
  });
});

test('an agency has no first name, and an agent without an account no user name', () => {
  const agency = { ...producer, firstName: '', lastName: 'Northfield General Agency' };
  expect(toEntry({ ...agency, username: null })).toMatchObject({
    agents: [{ name: 'Northfield General Agency' }],
    userName: '',
  });
});
