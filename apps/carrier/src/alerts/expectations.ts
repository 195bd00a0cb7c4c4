import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/Alerts\/|^\/API\/UserData\/SendEmail/, 'left_nav']],
};
