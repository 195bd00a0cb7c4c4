import { useSessions } from '@agent-portal/data/activity/hooks';
import { useCalendar } from '@agent-portal/data/calendar/hooks';
import { useSecondStep } from '@agent-portal/data/second-step/hooks';
import { useMemo } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { type ExtraPage, extraSettings, settingsTabs } from './settingsTabs.ts';

/**
 * The tabs of account settings, without those whose calls the carrier does not support (decisions, 9).
 * @param isAsked false sends no requests: the carrier may not support some of the tabs
 */
export function useSettingsTabs(isAsked = true) {
  const session = useSession();
  const extras = useMemo(() => extraSettings(session), [session]);
  const hasActivity = useSessions(isAsked && extras.has('activity')).error?.kind !== 'not-offered';
  const hasSecurity =
    useSecondStep(isAsked && extras.has('security')).error?.kind !== 'not-offered';
  const hasCalendar = useCalendar(isAsked && extras.has('calendar')).error?.kind !== 'not-offered';
  return useMemo(() => {
    const has: Readonly<Record<ExtraPage, boolean>> = {
      calendar: hasCalendar,
      activity: hasActivity,
      security: hasSecurity,
    };
    return settingsTabs(session, new Set([...extras].filter((page) => has[page])));
  }, [session, extras, hasCalendar, hasActivity, hasSecurity]);
}
