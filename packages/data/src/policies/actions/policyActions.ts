/** The actions of an agent for a policy (decisions, 3). */
export const policyActions = [
  'ProvideInformation',
  'ScheduleExam',
  'RequestContact',
  'WithdrawApplication',
] as const;
export type PolicyAction = (typeof policyActions)[number];
