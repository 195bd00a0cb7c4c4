import { paths } from '../../../paths.ts';

/** The lists that the scope 'ALL' resets, each with its second version [S4]. */
export const resetPolicyLists = {
  label: 'Reset all policy lists',
  paths: [paths.pending(), paths.active(), paths.terminated()].flatMap((path) => [
    path,
    paths.v2(path),
  ]),
} as const;
