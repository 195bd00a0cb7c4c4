import { decide, type Visit } from '../access/guards.ts';

/**
 * Whether a user gets somewhere by a link: the guards let the visit pass, or lead it through the
 * login of another audience [S5], or on to a page below, as production credit does [S2].
 */
export function mayFollow(address: string, visit: Omit<Visit, 'address'>): boolean {
  const detour = decide({ ...visit, address });
  if (!detour) return true;
  if (detour.by === 'document') return visit.user.isAuthenticated;
  return detour.to.startsWith(`${address}/`);
}
