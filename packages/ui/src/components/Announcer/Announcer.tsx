import { useSyncExternalStore } from 'react';
import { announcement } from './announce.ts';

/** The one live region of the app: place it once, and call `announce`. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.read);
  return (
    <output className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </output>
  );
}
