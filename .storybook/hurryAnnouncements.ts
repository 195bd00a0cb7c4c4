import { announcePause } from '../packages/ui/src/components/Announcer/announce.ts';

/** Announcements wait for screen readers, which no test run of the stories has: a tenth of the time is enough. */
export function hurryAnnouncements(): void {
  // oxlint-disable no-restricted-properties -- the timers of components
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((call: () => void, delay?: number, ...rest: []) =>
    setTimeout(
      call,
      delay === announcePause ? announcePause / 10 : delay,
      ...rest,
    )) as typeof setTimeout;
}
