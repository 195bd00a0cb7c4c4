/** What the address of a second version calls the status of a policy. */
export type V2Status = 'pending' | 'active' | 'terminated';

const policy = (status: V2Status, policyNumber: string) =>
  `/policy-v2/${status}/${encodeURIComponent(policyNumber)}`;

/** The links of the second versions: no other page has them, and each page loads `paths`. */
export const v2Paths = {
  list: (status: V2Status) => `/${status}-v2`,
  details: (status: V2Status, policyNumber: string) => `${policy(status, policyNumber)}/details-v2`,
  actions: (status: V2Status, policyNumber: string) => `${policy(status, policyNumber)}/actions-v2`,
  /** Where action is taken on a requirement, which the form there has chosen. */
  requirement: (status: V2Status, policyNumber: string, requirementId: string) =>
    `${v2Paths.actions(status, policyNumber)}?requirement=${encodeURIComponent(requirementId)}`,
} as const;
