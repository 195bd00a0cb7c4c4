/** The policy status in the URL of a second version. */
export type V2Status = 'pending' | 'active' | 'terminated';

const policy = (status: V2Status, policyNumber: string) =>
  `/policy-v2/${status}/${encodeURIComponent(policyNumber)}`;

/** The links of the second versions. They are not in `paths`, because every page loads that file. */
export const v2Paths = {
  details: (status: V2Status, policyNumber: string) => `${policy(status, policyNumber)}/details-v2`,
  actions: (status: V2Status, policyNumber: string) => `${policy(status, policyNumber)}/actions-v2`,
  /** The URL of the action form with the requirement selected. */
  requirement: (status: V2Status, policyNumber: string, requirementId: string) =>
    `${v2Paths.actions(status, policyNumber)}?requirement=${encodeURIComponent(requirementId)}`,
} as const;
