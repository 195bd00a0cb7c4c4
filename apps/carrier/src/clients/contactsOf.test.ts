import { expect, it } from 'vitest';
import { contactsOf, type Known } from './contactsOf.ts';

const old: Known = {
  policyNumber: 'A',
  name: 'Reyes, Ana',
  birthDate: '1970-05-01',
  addressLines: ['1 Elm St', 'Fargo, ND'],
  addressKey: '1 elm st fargo nd',
  phone: '7015550101',
  email: 'ana@example.com',
  since: '2015-01-01',
};
const recent: Known = {
  ...old,
  policyNumber: 'B',
  name: 'Reyes Smith, Ana',
  birthDate: null,
  addressLines: ['9 Oak St', 'Fargo, ND'],
  addressKey: '9 oak st fargo nd',
  phone: '701-555-0199',
  since: '2024-01-01',
};

it('takes the name and the first contact details from the newest policy', () => {
  for (const known of [
    [old, recent],
    [recent, old],
  ]) {
    const contacts = contactsOf(known);
    expect(contacts.name).toBe('Reyes Smith, Ana');
    expect(contacts.birthDate).toBe('1970-05-01');
    expect(contacts.phones).toEqual([
      { phone: '701-555-0199', policyNumbers: ['B'] },
      { phone: '7015550101', policyNumbers: ['A'] },
    ]);
    expect(contacts.addresses.map(({ addressLines: [street] }) => street)).toEqual([
      '9 Oak St',
      '1 Elm St',
    ]);
  }
});

it('shows a detail once, with all policies that have it, whatever its spelling', () => {
  const addressLines = ['1 ELM STREET', 'Fargo ND'];
  const { addressKey } = old;
  const address = { addressLines, addressKey };
  const same = { ...recent, phone: '+1 (701) 555-0101', email: 'Ana@Example.com', ...address };
  const { phones, emails, addresses } = contactsOf([old, same]);
  expect(addresses).toEqual([{ addressLines, policyNumbers: ['B', 'A'] }]);
  expect(phones).toEqual([{ phone: '+1 (701) 555-0101', policyNumbers: ['B', 'A'] }]);
  expect(emails).toEqual([{ email: 'Ana@Example.com', policyNumbers: ['B', 'A'] }]);
});

it('leaves out what no policy has', () => {
  const nothing = { ...old, phone: null, email: null, addressLines: [] };
  expect(contactsOf([nothing])).toMatchObject({ phones: [], emails: [], addresses: [] });
});
