import { exported, type FailureCase, file, ours, page } from '../../../testing/FailureCase.ts';

const address = '/account-settings/activity';

/** The calls of account activity, and what their failures come to. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getActivity', outcomes: page },
  { address, call: 'getSessions', outcomes: ours },
  { address, call: 'exportActivity', outcomes: file, steps: exported },
];
