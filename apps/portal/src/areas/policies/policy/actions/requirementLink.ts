import { paths } from '../../../../paths.ts';

/** Where action is taken on a requirement, which the form there has chosen where it has an id. */
export const requirementLink = (policyNumber: string, requirementId?: string) =>
  paths.policyActions(policyNumber) +
  (requirementId === undefined ? '' : `?requirement=${encodeURIComponent(requirementId)}`);
