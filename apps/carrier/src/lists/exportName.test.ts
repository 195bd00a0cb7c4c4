import { exportCases } from '@agent-portal/data/cases/contract';
import { exportPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { expect, test } from 'vitest';
import { exportName } from './exportName.ts';

const deps = { today: '2026-11-18' };

test.each([
  [undefined, 'Cases-11-18-2026.xlsx'],
  ['4473310', 'Cases-4473310-and-downline-11-18-2026.xlsx'],
  ['4473310-only', 'Cases-4473310-only-11-18-2026.xlsx'],
])('the file of the view %s is %s', (viewAs, name) => {
  expect(exportName(exportCases, deps, viewAs)).toBe(name);
});

test('the file of one of two lists is named by its parameter', () => {
  expect(exportName(exportPolicySummaries, deps, '4473310', { status: 'Active' })).toBe(
    'Active-policies-4473310-and-downline-11-18-2026.xlsx',
  );
});
