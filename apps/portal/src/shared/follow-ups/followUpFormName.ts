/** Names the form of a follow-up among all that keep what was typed. */
export const followUpFormName = (policyNumber: string, requirementId: string) =>
  `follow-up ${policyNumber} ${requirementId}`;
