import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/UserData\/SecondStep/, 'left_nav']],
};
