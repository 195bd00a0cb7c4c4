import type { CurrentUser } from '@agent-portal/data/session/contract';
import { profileModeOf } from '../access/profileMode.ts';
import { paths } from '../paths.ts';

const labels = {
  profile: 'Profile',
  alerts: 'Alerts',
  policy: 'Policy',
  users: 'Users',
  help: 'Help',
} as const;
type SettingsPage = keyof typeof labels;

/** The pages of account settings that each profile mode is offered: the table of [S6]. */
const offered: Record<ReturnType<typeof profileModeOf>, readonly SettingsPage[]> = {
  visitor: [],
  agent: ['profile', 'alerts', 'policy', 'users', 'help'],
  'sub-account': ['profile', 'policy', 'help'],
  'home-office': ['help'],
  'home-office-as-agent': ['alerts', 'policy', 'users', 'help'],
};

/** The tabs of account settings for one user; Policy is not for Worksite business alone [S2]. */
export function settingsTabs(user: CurrentUser) {
  const types = user.productionCreditBusinessTypes;
  const isWorksiteOnly = types.length > 0 && types.every((type) => type === 'Worksite');
  return offered[profileModeOf(user)]
    .filter((page) => page !== 'policy' || !isWorksiteOnly)
    .map((page) => ({ href: paths.settings(page), label: labels[page] }));
}
