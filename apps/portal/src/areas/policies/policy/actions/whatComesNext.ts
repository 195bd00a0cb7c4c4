import type { PolicyAction } from '@agent-portal/data/policies/actions/contract';

/** What happens next, shown after an action is sent. */
export const whatComesNext: Readonly<Record<PolicyAction, string>> = {
  ProvideInformation:
    'The carrier reviews it next. The requirement no longer shows Action Needed, and is met once the carrier accepts your answer.',
  ScheduleExam:
    'The carrier arranges the exam. The requirement no longer shows Action Needed until there is a result.',
  RequestContact:
    'The carrier contacts you. The requirements of the policy stay open in the meantime.',
  WithdrawApplication:
    'The carrier closes the application. The policy then moves to the Terminated list.',
};
