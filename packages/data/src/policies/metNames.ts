import type { RequirementState } from './shapes.ts';

/** The status of a requirement, as screens and exports say it. */
export const metNames: Readonly<Record<RequirementState, string>> = {
  Open: 'Open',
  Scheduled: 'Planned',
  Overdue: 'Overdue',
  Met: 'Met',
};
