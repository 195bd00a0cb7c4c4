import { type Announcements, createAnnouncements } from '@agent-portal/data';
import { onTestFinished } from 'vitest';

/** What another tab of the browser says and hears, until the test is over. */
export function anotherTab(): Announcements {
  const tab = createAnnouncements();
  onTestFinished(() => tab.close());
  return tab;
}
