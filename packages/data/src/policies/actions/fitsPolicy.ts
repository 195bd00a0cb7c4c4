import type { PolicyStatus } from '../shapes.ts';
import type { PolicyAction } from './policyActions.ts';

/** The states of a policy in which an action makes sense; the carrier rejects it in the others. */
const states: Readonly<Record<PolicyAction, readonly PolicyStatus[]>> = {
  ProvideInformation: ['Pending', 'Active', 'Lapsed', 'Terminated'],
  // Cover that has lapsed can be put back in force, after an exam.
  ScheduleExam: ['Pending', 'Lapsed'],
  RequestContact: ['Pending', 'Active', 'Lapsed', 'Terminated'],
  WithdrawApplication: ['Pending'],
};

/** Whether an action fits the state of a policy: after a paid death claim there is no examination. */
export function fitsPolicy(action: PolicyAction, status: PolicyStatus): boolean {
  return states[action].includes(status);
}
