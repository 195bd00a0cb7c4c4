import { announcePause } from '../packages/ui/src/components/Announcer/announce.ts';

/** Speeds up announcements ten times: test runs have no screen reader to wait for. */
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
