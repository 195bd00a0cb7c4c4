import type { Expectations } from '../../testing/Expectations.ts';

export const expectations: Expectations = {
  numbered: {
    '/API/PolicyInfo/{policyNumber}/Lapse': 'policyNumber',
  },
};
