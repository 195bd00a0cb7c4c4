import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/PolicyDelivery\//, 'left_nav']],
};
