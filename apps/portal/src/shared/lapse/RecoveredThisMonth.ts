import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** What was recovered this month. Its code loads with the list of active policies. */
export const RecoveredThisMonth = lazyComponent(
  async () => (await import('./RecoveredThisMonth.tsx')).RecoveredThisMonth,
);
