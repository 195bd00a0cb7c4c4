import { describe, expect, it } from 'vitest';
import { helpAreas } from '../../../shared/help/helpAreas.ts';
import { actionCommands } from './useActionCommands.ts';
import {
  caseCommand,
  claimCommand,
  clientCommand,
  personCommand,
  policyCommand,
  waitingCommands,
} from './foundCommands.ts';
import { matching } from './matching.ts';
import { helpCommands } from './useHelpCommands.ts';
import type { Command } from './commandResults.ts';
import { countOf, firstOf, resultCount } from './counted.ts';

const policy = {
  policyNumber: 'NL0018O0142',
  primaryInsured: 'Okafor, Ifeoma',
  policyStatus: 'Pending',
  productType: 'Term Life',
} as const;

describe('a row that the carrier finds', () => {
  it.each([
    [undefined, 'Pending · Term Life'],
    ['Requirement', 'Pending · Term Life · Action Needed'],
    ['Past Due', 'Pending · Term Life · Past due'],
  ] as const)('shows why its policy needs action: %s', (needsAction, detail) => {
    expect(policyCommand({ ...policy, needsAction }).detail).toBe(detail);
  });

  it('names the party that was found, with its part', () => {
    const party = { name: 'Okafor Family Trust', parts: ['Owner', 'Payor'] };
    expect(policyCommand({ ...policy, party })).toMatchObject({
      label: 'Okafor Family Trust · Owner, Payor of NL0018O0142',
      detail: 'Okafor, Ifeoma · Pending · Term Life',
    });
  });

  it('can be a claim, which opens the claim', () => {
    const claim = { claimNumber: 'C100001', claimant: 'Okafor, Ada', policyNumber: 'NL1' };
    expect(claimCommand({ ...claim, status: 'In Review' })).toMatchObject({
      to: '/claims/C100001',
      label: 'Claim C100001 · Okafor, Ada',
      detail: 'In Review · Policy NL1',
    });
  });

  it('can be a case, which shows that it needs attention', () => {
    const one = { envelopeId: 'E-NL1', primaryInsured: 'Okafor, Ada', event: 'Expired' } as const;
    expect(caseCommand({ ...one, attention: 'Expired' })).toMatchObject({
      to: '/case-management/E-NL1',
      label: 'Case E-NL1 · Okafor, Ada',
      detail: 'Expired · Needs attention',
    });
    expect(caseCommand(one).detail).toBe('Expired');
  });

  it('describes a person by the number of policies', () => {
    const person = { clientId: 'CL1', name: 'Okafor, Ada', birthDate: '1970-05-01', policies: 2 };
    expect(personCommand(person)).toMatchObject({
      to: '/client/CL1',
      label: 'Okafor, Ada',
      detail: '2 policies · born 05/01/1970',
    });
    expect(personCommand({ ...person, birthDate: null, policies: 1 }).detail).toBe('1 policy');
  });

  it('can be a client with a phone number, which opens the client, or the policy without an id', () => {
    const client = { name: 'Okafor, Ada', phone: '2185550123', parts: ['Insured', 'Owner'] };
    expect(clientCommand({ ...client, policyNumber: 'NL1' })).toMatchObject({
      to: '/policy/NL1/details',
      label: 'Okafor, Ada · (218) 555-0123',
      detail: 'Insured, Owner · Policy NL1',
    });
    const known = { ...client, policyNumber: 'NL1', clientId: 'CL1' };
    expect(clientCommand(known).to).toBe('/client/CL1');
  });
});

it('items that need action have a count, and are left out if there are none', () => {
  const pending = { label: 'Requirements that need action', list: 'Pending', to: '/pending' };
  const [shown, ...others] = waitingCommands([
    { ...pending, count: 1234 },
    { ...pending, count: 0 },
    { ...pending, count: undefined },
  ]);
  expect(shown).toMatchObject({
    label: 'Requirements that need action (1,234)',
    detail: 'Pending',
    to: '/pending',
  });
  expect(others).toEqual([]);
});

describe('the commands', () => {
  const users = [{ href: '/account-settings/users' }];
  const resume = () => Promise.resolve(true);
  const offered = (
    mode: Parameters<typeof actionCommands>[0],
    settings: readonly { readonly href: string }[] = [],
    mailLogin?: string,
  ) => actionCommands(mode, { settings, mailLogin, logOut: () => {}, resume });
  const labels = (...asked: Parameters<typeof offered>) =>
    offered(...asked).map(({ label }) => label);

  it('are the actions that each user may run', () => {
    expect(labels('visitor')).toEqual([]);
    expect(labels('agent', users, 'https://mail.example/')).toEqual([
      'Invite a user',
      'Secure Email',
      'Log Out',
    ]);
    expect(labels('sub-account')).toEqual(['Log Out']);
    expect(labels('home-office')).toEqual(['Become a User', 'Log Out']);
    expect(labels('home-office-as-agent', users)).toEqual([
      'Invite a user',
      'Resume HO Account',
      'Log Out',
    ]);
  });

  it.each([
    ['invite', 'Invite a user'],
    ['sub-account', 'Invite a user'],
    ['resume', 'Resume HO Account'],
    ['home office', 'Resume HO Account'],
    ['log out', 'Log Out'],
    ['logout', 'Log Out'],
    ['sign out', 'Log Out'],
  ])('are found by %j', (text, label) => {
    const commands = offered('home-office-as-agent', users);
    expect(matching(commands, text).map((command) => command.label)).toEqual([label]);
  });
});

it('the palette finds help topics by question and text, with matching questions first', () => {
  const [first, ...others] = matching(helpCommands(helpAreas), 'statement').map(
    ({ label }) => label,
  );
  expect(first).toBe('Where is my commission statement?');
  expect(others).not.toContain(first);
  expect(matching(helpCommands(helpAreas), 'Where are my tax forms?')[0]?.to).toBe(
    '/account-settings/help?topic=Where+are+my+tax+forms%3F',
  );
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, at): Command => ({
    to: `/${at}`,
    kind: 'address',
    label: `Row ${at}`,
    detail: '',
  }));

describe('a group of the palette', () => {
  it('shows how many of all its rows are visible', () => {
    expect(countOf({ commands: rows(5), more: 18 })).toBe('5 of 23');
    expect(countOf({ commands: rows(8), more: 50 })).toBe('8 of 58');
    expect(countOf({ commands: rows(8), more: 51 })).toBe('8 of more than 58');
  });

  it('has no count if all its rows are visible', () => {
    expect(countOf({ commands: rows(5), more: 0 })).toBeUndefined();
    expect(countOf({ commands: rows(5) })).toBeUndefined();
  });

  it('shows the first of many rows, and counts the others', () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ commands: ['a', 'b'], more: 1 });
    expect(firstOf(['a'], 2)).toEqual({ commands: ['a'], more: 0 });
  });
});

it('the palette announces the number of all results, not only of the visible ones', () => {
  const claims = { commands: rows(5), more: 18 };
  expect(resultCount([{ commands: rows(1) }])).toBe('1 result');
  expect(resultCount([{ commands: rows(2) }, { commands: rows(1) }])).toBe('3 results');
  expect(resultCount([claims, { commands: rows(3) }])).toBe('8 of 26 results');
  expect(resultCount([claims, { commands: rows(8), more: 51 }])).toBe('13 of more than 81 results');
});
