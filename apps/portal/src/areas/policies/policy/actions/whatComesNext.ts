import type { PolicyAction } from '@agent-portal/data/policies/actions/contract';

/** What happens after an action was sent, as its sender is told. */
export const whatComesNext: Readonly<Record<PolicyAction, string>> = {
  ProvideInformation:
    'The carrier looks at it next. A requirement that it answers leaves Action Needed, and counts as met once the carrier has accepted it.',
  ScheduleExam:
    'The carrier arranges the exam. A requirement that it answers leaves Action Needed until there is a result.',
  RequestContact:
    'The carrier gets in touch with you. What the policy asks for stays open meanwhile.',
  WithdrawApplication:
    'The carrier closes the application. The policy then moves to the Terminated list.',
};
