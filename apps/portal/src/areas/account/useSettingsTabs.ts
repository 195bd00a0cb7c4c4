import { useSecondStep } from '@agent-portal/data/second-step/useSecondStep';
import { useSessions } from '@agent-portal/data/activity/useSessions';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { settingsTabs } from '../../shared/settingsTabs.ts';

/**
 * The tabs of account settings: those of [S6], and ours before Help. A carrier that lacks the calls of
 * account activity or of the second step has no tab for it (decisions, 9), and home office that acts for
 * an agent none for the second step, which is the agent's own.
 */
export function useSettingsTabs() {
  const session = useSession();
  const tabs = settingsTabs(session);
  const isOfAgent = session.hasLeftNavigation && session.user.agentId !== '';
  const isOwn = isOfAgent && !session.user.isHomeOffice;
  const activity = useSessions(isOfAgent);
  const security = useSecondStep(isOwn);
  const ours = [
    isOfAgent && activity.error?.kind !== 'not-offered'
      ? { href: paths.settings('activity'), label: 'Activity' as const }
      : undefined,
    isOwn && security.error?.kind !== 'not-offered'
      ? { href: paths.settings('security'), label: 'Security' as const }
      : undefined,
  ].filter((tab) => tab !== undefined);
  return [...tabs.slice(0, -1), ...ours, ...tabs.slice(-1)];
}
