import {
  exported,
  type FailureCase,
  file,
  stored,
  optional,
  page,
} from '../../../testing/FailureCase.ts';
import { press } from '../../../testing/showPage.tsx';

const address = '/account-settings/activity';

const one = [() => press('End session: Firefox on Linux, Casey Lin'), () => press('End session')];
const others = [() => press('End all others'), () => press('End them')];

/** The calls of account activity, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getActivity', outcomes: page },
  { address, call: 'getSessions', outcomes: optional },
  { address, call: 'exportActivity', outcomes: file, steps: exported },
  { address, call: 'endSession', outcomes: stored, steps: one },
  { address, call: 'endOtherSessions', outcomes: stored, steps: others },
];
