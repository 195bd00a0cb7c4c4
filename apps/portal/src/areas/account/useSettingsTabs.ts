import { useSessions } from '@agent-portal/data/activity/useSessions';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { settingsTabs } from '../../shared/settingsTabs.ts';

/**
 * The tabs of account settings: those of [S6], and ours before Help. A carrier that lacks the calls of
 * account activity has no tab for it (decisions, 9).
 */
export function useSettingsTabs() {
  const session = useSession();
  const tabs = settingsTabs(session);
  const hasActivity = session.hasLeftNavigation && session.user.agentId !== '';
  const { error } = useSessions(hasActivity);
  if (!hasActivity || error?.kind === 'not-offered') return tabs;
  const activity = { href: paths.settings('activity'), label: 'Activity' } as const;
  return [...tabs.slice(0, -1), activity, ...tabs.slice(-1)];
}
