import { alertNotices } from './alerts/notices.ts';
import { commissionNotices } from './commissions/notices.ts';
import type { Notices } from './content/routes.ts';
import { followUpNotices } from './follow-ups/notices.ts';
import { endingNotices } from './hierarchy/notices.ts';
import { taxFormNotices } from './tax-forms/notices.ts';

/** What the areas tell in the Notifications panel, each its own: an area that has something new adds its line. */
export const notices: readonly Notices[] = [
  commissionNotices,
  followUpNotices,
  taxFormNotices,
  endingNotices,
  alertNotices,
];
