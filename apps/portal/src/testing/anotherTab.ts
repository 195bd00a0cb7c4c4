import type { announcements } from '@agent-portal/data';
import { vi } from 'vitest';

/** What another tab of the browser says and hears: a copy of the module that is its own. */
export async function anotherTab(): Promise<typeof announcements> {
  vi.resetModules();
  return (await import('@agent-portal/data')).announcements;
}
