import type { RouteNeeds } from './needs.ts';

/** Access rules of the sitemap as named data; several routes share one [S2]. */
export const accessRules = {
  everyone: {},
  policies: { login: true, role: 'PendingActiveTerminated' },
  homeOfficeLanding: { login: true, withoutAgent: true, homeOffice: true },
} as const satisfies Record<string, RouteNeeds>;
