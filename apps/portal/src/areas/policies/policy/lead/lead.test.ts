import { pendingPolicy } from '@agent-portal/data/policies/mocks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { describe, expect, test } from 'vitest';
import { clientPhone } from './clientPhone.ts';
import { requirementToAct } from './useActionLink.ts';

const [client] = pendingPolicy.insureds;
const [asked] = pendingPolicy.requirements;

describe('the person to call', () => {
  const person = (name: string, phone: string | null) => ({ ...client!, name, phone });
  const none = { insureds: [], annuitants: [], owners: [] };
  test.each<[string, Partial<Policy>, object | undefined]>([
    [
      'is the insured',
      { insureds: [person('Ana', '6085550101')], owners: [person('Bo', '6085550102')] },
      { name: 'Ana', phone: '6085550101' },
    ],
    [
      'is the owner if the insured has no phone number',
      { insureds: [person('Ana', null)], owners: [person('Bo', '6085550102')] },
      { name: 'Bo', phone: '6085550102' },
    ],
    [
      'is the owner if the text of the insured has no number',
      { insureds: [person('Ana', 'call office')], owners: [person('Bo', '+47 22 12 34 56')] },
      { name: 'Bo', phone: '+47 22 12 34 56' },
    ],
    [
      'is the annuitant of an annuity',
      { annuitants: [person('Cy', '6085550103')], owners: [person('Bo', '6085550102')] },
      { name: 'Cy', phone: '6085550103' },
    ],
    ['is missing without a phone number', { insureds: [person('Ana', '')] }, undefined],
  ])('%s', (_, people, found) => {
    expect(clientPhone({ ...none, ...people })).toEqual(found);
  });
});

describe('the requirement to act on', () => {
  const open = (requirementId: string, dueDate: string, actionNeeded = true) => ({
    ...asked!,
    requirementId,
    dueDate,
    actionNeeded,
  });
  const reason = { why: '', advice: null, actors: [] };
  const requirements = [open('late', '2026-12-01'), open('early', '2026-11-01')];

  test.each<[string, Partial<Policy>, string | undefined]>([
    [
      'is the one of the reason',
      { requirements, pendingReason: { ...reason, requirementId: 'late' } },
      'late',
    ],
    [
      'is due first if the reason needs no action',
      {
        requirements: [...requirements, open('office', '2026-10-01', false)],
        pendingReason: { ...reason, requirementId: 'office' },
      },
      'early',
    ],
    ['is due first if the carrier sends no reason', { requirements }, 'early'],
    [
      'is missing if none needs action',
      { requirements: [open('x', '2026-11-01', false)] },
      undefined,
    ],
  ])('%s', (_, policy, id) => {
    expect(requirementToAct({ requirements: [], ...policy })).toBe(id);
  });
});
