import { paths } from '../../../paths.ts';

/** Where action is taken on a requirement, which the form there has chosen. */
export const requirementLink = (policyNumber: string, requirementId: string) =>
  `${paths.policyActions(policyNumber)}?requirement=${encodeURIComponent(requirementId)}`;
