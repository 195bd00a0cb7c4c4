import { describe, expect, it } from 'vitest';
import { policiesOf, toSelectedRow } from './chosenRows.ts';

const row = { policyNumber: 'NL1', primaryInsured: 'Roe, Jane', requirementId: 'NL1-2' };

describe('a selected row', () => {
  it('is a requirement in the list of requirements', () => {
    expect(toSelectedRow('Requirements', row)).toEqual({ ...row, key: 'NL1-2' });
  });

  it('is a policy in the other lists, and where the carrier sends no requirement id', () => {
    const policy = { ...row, key: 'NL1', requirementId: null };
    expect(toSelectedRow('Pending', row)).toEqual(policy);
    const { requirementId: _, ...without } = row;
    expect(toSelectedRow('Requirements', without)).toEqual(policy);
  });

  it('counts once for each policy', () => {
    const rows = ['NL1-1', 'NL1-2'].map((requirementId) =>
      toSelectedRow('Requirements', { ...row, requirementId }),
    );
    expect(policiesOf(rows)).toEqual([{ ...row, key: 'NL1', requirementId: null }]);
  });
});
