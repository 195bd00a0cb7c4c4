import { paths } from '../../../paths.ts';

/** The lists that the scope 'ALL' resets, each with its second version [S4]. */
export const resetPolicyLists = {
  label: 'Reset all policy lists',
  paths: [paths.pending(), paths.active(), paths.terminated()].flatMap((path) => [
    path,
    paths.v2(path),
  ]),
} as const;

/** Classic and new have the same rows in another layout. */
const layoutsOf = (classic: string) => ({
  label: 'Layout',
  classic: { path: classic, label: 'Classic' },
  new: { path: paths.v2(classic), label: 'New' },
});

/** Both versions of each policy list. The classic rows of pending policies are their requirements [S2]. */
export const policyVersions = {
  pending: {
    label: 'Rows',
    classic: { path: paths.pending(), label: 'Requirements' },
    new: { path: paths.v2(paths.pending()), label: 'Policies' },
  },
  active: layoutsOf(paths.active()),
  terminated: layoutsOf(paths.terminated()),
} as const;
