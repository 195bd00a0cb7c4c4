import { type AccessRows, ofPolicy, plain, viewedAs } from '../accessCase.ts';

/** The calls of the lapse desk. */
export const lapseAccess = {
  getPolicyLapse: ofPolicy('policyNumber'),
  getRecovered: [
    ...plain('policies'),
    ...viewedAs('policies', (viewAs) => ({ query: { viewAs } })),
  ],
} satisfies AccessRows;
