import type { profileModeOf } from '../../access/profileMode.ts';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { helpPath } from '../help/helpPath.ts';
import type { Session } from '../../session/session.ts';

const labels = {
  profile: 'Profile',
  alerts: 'Alerts',
  policy: 'Policy',
  users: 'Users',
  calendar: 'Calendar',
  activity: 'Activity',
  security: 'Security',
  help: 'Help',
} as const;
type SettingsPage = keyof typeof labels;
/** The pages that [S6] does not name. Their calls are optional for a carrier (decisions, 9). */
export type ExtraPage = Extract<SettingsPage, 'calendar' | 'activity' | 'security'>;

/** The account settings pages for each profile mode: the table of [S6]. */
const offered: Record<ReturnType<typeof profileModeOf>, readonly SettingsPage[]> = {
  visitor: [],
  agent: ['profile', 'alerts', 'policy', 'users', 'help'],
  'sub-account': ['profile', 'policy', 'help'],
  'home-office': ['help'],
  'home-office-as-agent': ['alerts', 'policy', 'users', 'help'],
};

type Reader = Pick<Session, 'user' | 'mode' | 'hasLeftNavigation'>;

/**
 * The extra pages for a session. Only agents and their sub-accounts have a calendar and can set up two-step login,
 * not home office users. The calendar needs full access
 * to policies.
 */
export function extraSettings({ user, hasLeftNavigation }: Reader): ReadonlySet<ExtraPage> {
  if (!hasLeftNavigation || user.agentId === '') return new Set();
  if (user.isHomeOffice) return new Set(['activity']);
  const { role } = accessRules.calendar;
  const hasCalendar =
    (!user.isSubaccount || user.roles.includes(role)) && user.accessLevel !== 'Historical';
  return new Set([...(hasCalendar ? (['calendar'] as const) : []), 'activity', 'security']);
}

/**
 * The account settings pages for a session. Users with only worksite business do not get Policy [S2].
 * Without the left navigation there is only Help, which links to an external page (decisions, 9).
 * @param extras the pages of `extraSettings` that the carrier supports
 */
export function settingsTabs(
  { user, mode, hasLeftNavigation }: Reader,
  extras: ReadonlySet<ExtraPage> = new Set(),
) {
  const types = user.productionCreditBusinessTypes;
  const isWorksiteOnly = types.length > 0 && types.every((type) => type === 'Worksite');
  const pages = offered[mode];
  return [...pages.slice(0, -1), ...extras, ...pages.slice(-1)]
    .filter((page) => page !== 'policy' || !isWorksiteOnly)
    .filter((page) => page === 'help' || hasLeftNavigation)
    .map((page) => ({
      href: page === 'help' ? helpPath({ mode, hasLeftNavigation }) : paths.settings(page),
      label: labels[page],
    }));
}
