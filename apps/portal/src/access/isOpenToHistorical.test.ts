import { roles } from '@agent-portal/data/endpoint';
import { expect, test } from 'vitest';
import { isOpenToHistorical } from './isOpenToHistorical.ts';

test('opens pages of commissions, tax forms, and no role to an agent with historical access', () => {
  const open = [undefined, ...roles].filter((role) =>
    isOpenToHistorical({ ...(role && { role }) }),
  );
  expect(open).toEqual([undefined, 'CommissionsAgentDebt', 'TaxForms']);
});
