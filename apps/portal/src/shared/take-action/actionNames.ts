import type { PolicyAction } from '@agent-portal/data/policies/actions/policyActions';

/** The displayed names of the actions (decisions, 3). */
export const actionNames: Readonly<Record<PolicyAction, string>> = {
  ProvideInformation: 'Provide information',
  ScheduleExam: 'Schedule exam',
  RequestContact: 'Request contact',
  WithdrawApplication: 'Withdraw application',
};

/** The labels of commands that open the form, by the action that answers the requirement. */
export const actionCommands: Readonly<Record<PolicyAction, string>> = {
  ...actionNames,
  ProvideInformation: 'Send documents',
  RequestContact: 'Ask for status',
};
