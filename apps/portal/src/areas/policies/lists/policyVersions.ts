import { paths } from '../../../paths.ts';

const versionsOf = (classic: string) => ({ classic, new: paths.v2(classic) });

/** The paths of both versions of each policy list. */
export const policyVersions = {
  pending: versionsOf(paths.pending()),
  active: versionsOf(paths.active()),
  terminated: versionsOf(paths.terminated()),
} as const;
