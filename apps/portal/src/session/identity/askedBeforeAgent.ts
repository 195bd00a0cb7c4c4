import { decide } from '../../access/guards.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import type { Features } from '../../features/createFeatures.ts';
import type { Session } from '../session.ts';

const key = 'askedBeforeAgent';

interface Asked {
  readonly address: string;
  /** What the page requires of its user. */
  readonly needs: RouteNeeds;
}

/** The page that home office requested before it selected an agent (decisions, 9). */
export const askedBeforeAgent = {
  keep: (asked: Asked) => sessionStorage.setItem(key, JSON.stringify(asked)),
  forget: () => sessionStorage.removeItem(key),
  read: () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Asked | null,
};

/** The requested address if the impersonated agent may open it, else undefined. */
export async function openable(
  asked: Asked | null,
  { user }: Session,
  features: Features,
): Promise<string | undefined> {
  if (!asked || user.accessLevel === 'Historical') return undefined;
  const { address, needs } = asked;
  const on = await features(needs.feature ? [needs.feature] : []);
  return decide({ needs, user, features: on, address }) ? undefined : address;
}
