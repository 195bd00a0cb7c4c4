/** What the address of a second version calls the status of a policy. */
export type SecondStatus = 'pending' | 'active' | 'terminated';

const policy = (status: SecondStatus, policyNumber: string) =>
  `/policy-v2/${status}/${encodeURIComponent(policyNumber)}`;

/** The links of the second versions: no other page has them, and each page loads `paths`. */
export const secondPaths = {
  list: (status: SecondStatus) => `/${status}-v2`,
  details: (status: SecondStatus, policyNumber: string) =>
    `${policy(status, policyNumber)}/details-v2`,
  actions: (status: SecondStatus, policyNumber: string) =>
    `${policy(status, policyNumber)}/actions-v2`,
  /** Where action is taken on a requirement, which the form there has chosen. */
  requirement: (status: SecondStatus, policyNumber: string, requirementId: string) =>
    `${secondPaths.actions(status, policyNumber)}?requirement=${encodeURIComponent(requirementId)}`,
} as const;
