import { useDisplaySettings } from '@agent-portal/data/display/hooks';
import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useDisplay } from './useDisplay.ts';

/**
 * Keeps the display settings of this browser equal to those that the carrier stores for the user, and to those
 * of the other tabs. Renders nothing. If the carrier stores none, the settings of the browser stay.
 */
export function DisplaySync() {
  const { mode } = useSession();
  const { store } = useDisplay();
  const saved = useDisplaySettings(mode !== 'visitor').data?.display;

  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    if (saved) store.adopt(saved);
  }, [store, saved]);
  return null;
}
