import { decide } from '../../access/guards.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import type { Features } from '../../features/createFeatures.ts';
import type { Session } from '../session.ts';

const key = 'requestedPage';

interface RequestedPage {
  readonly address: string;
  /** The access that the page requires. */
  readonly needs: RouteNeeds;
}

/** The page that home office requested before it selected an agent (decisions, 9). */
export const requestedPage = {
  keep: (page: RequestedPage) => sessionStorage.setItem(key, JSON.stringify(page)),
  forget: () => sessionStorage.removeItem(key),
  read: () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as RequestedPage | null,
};

/** The requested address if the impersonated agent may open it, else undefined. */
export async function findOpenableAddress(
  page: RequestedPage | null,
  { user }: Session,
  features: Features,
): Promise<string | undefined> {
  if (!page || user.accessLevel === 'Historical') return undefined;
  const { address, needs } = page;
  const on = await features(needs.feature ? [needs.feature] : []);
  return decide({ needs, user, features: on, address }) ? undefined : address;
}
