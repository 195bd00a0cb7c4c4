import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/UserData\/(SecondStep|Password)/, 'left_nav']],
};
