import { productionSortFields } from '@agent-portal/data/production/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [
    [
      /^\/API\/ProductionCredit\/Individual\/.*Export$/i,
      'productioncredit, production_exceldownloads, Individual',
    ],
    [
      /^\/API\/ProductionCredit\/Worksite\/.*Export$/i,
      'productioncredit, production_exceldownloads, Worksite',
    ],
    [/^\/API\/ProductionCredit\/Individual\//, 'productioncredit, Individual'],
    [/^\/API\/ProductionCredit\/Worksite\//, 'productioncredit, Worksite'],
    [/^\/API\/ProductionCredit\//, 'productioncredit, either'],
  ],
  sorts: [
    {
      path: '/API/ProductionCredit/Individual/PolicyDetails?',
      rows: 'policyDetails',
      fields: productionSortFields,
    },
  ],
};
