import { decide, type Visit } from '../access/guards.ts';

/**
 * Whether a link works for a user. The guards can allow the visit, redirect it to the login of another
 * audience [S5], or redirect it to a subpage, as for production credit [S2].
 */
export function mayFollow(address: string, visit: Omit<Visit, 'address'>): boolean {
  const detour = decide({ ...visit, address });
  if (!detour) return true;
  if (detour.by === 'document') return visit.user.isAuthenticated;
  return detour.to.startsWith(`${address}/`);
}
