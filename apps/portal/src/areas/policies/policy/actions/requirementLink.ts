import { paths } from '../../../../paths.ts';

/** Links to the action form. The form selects the requirement if the requirement has an ID. */
export const requirementLink = (policyNumber: string, requirementId?: string) =>
  paths.policyActions(policyNumber) +
  (requirementId === undefined ? '' : `?requirement=${encodeURIComponent(requirementId)}`);
