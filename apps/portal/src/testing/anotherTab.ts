import { type Announcements, createAnnouncements } from '@agent-portal/data';
import { onTestFinished } from 'vitest';

/** Simulates another tab, which sends and receives messages until the test ends. */
export function anotherTab(): Announcements {
  const tab = createAnnouncements();
  onTestFinished(() => tab.close());
  return tab;
}
