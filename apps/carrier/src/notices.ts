import { alertNotices } from './alerts/notices.ts';
import { commissionNotices } from './commissions/notices.ts';
import type { Notices } from './content/routes.ts';
import { followUpNotices } from './follow-ups/notices.ts';
import { endingNotices } from './hierarchy/notices.ts';
import { taxFormNotices } from './tax-forms/notices.ts';

/** Says of all that an area tells what it is about. */
const ofKind =
  (kind: string, list: Notices): Notices =>
  async (...call) =>
    (await list(...call)).map((message) => Object.assign({ kind }, message));

/** What the areas tell in the Notifications panel, each its own: an area that has something new adds its line. */
export const notices: readonly Notices[] = [
  ofKind('Commissions', commissionNotices),
  ofKind('Follow-ups', followUpNotices),
  ofKind('Tax forms', taxFormNotices),
  ofKind('Hierarchy', endingNotices),
  alertNotices,
];
