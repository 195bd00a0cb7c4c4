import type { PolicyAction } from '@agent-portal/data/policies/actions/contract';

/** The displayed names of the actions (decisions, 3). */
export const actionNames: Readonly<Record<PolicyAction, string>> = {
  ProvideInformation: 'Provide information',
  ScheduleExam: 'Schedule exam',
  RequestContact: 'Request contact',
  WithdrawApplication: 'Withdraw application',
};
