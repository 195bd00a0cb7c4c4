/** The name of a follow-up form, which identifies its saved input. */
export const followUpFormName = (policyNumber: string, requirementId: string) =>
  `follow-up ${policyNumber} ${requirementId}`;
