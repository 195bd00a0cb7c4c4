import { getDeadlines } from '@agent-portal/data/deadlines/contract';
import type { Area } from '../Area.ts';
import { route } from '../http/route.ts';
import { getDeadlinePage } from './findDeadlines.ts';
import { termsStep } from './seed.ts';

/** Deadlines of policies: the ends of rights and of grace, changes of age, anniversaries, birthdays. */
export const deadlines: Area = {
  routes: [
    route(getDeadlines, ({ caller, deps, input }) => getDeadlinePage(deps, caller, input.query)),
  ],
  seedSteps: [termsStep],
};
