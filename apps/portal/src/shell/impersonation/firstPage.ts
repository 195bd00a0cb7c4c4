import { decide } from '../../access/guards.ts';
import { paths } from '../../paths.ts';
import { featuresOf } from '../../session/features.ts';
import { getSession } from '../../session/session.ts';
import { routeOf } from '../navigation/sitemap.ts';

/** The page that was asked for before an agent was chosen, if that agent may open it [S4]. */
export async function firstPage(asked: string): Promise<string> {
  try {
    const route = routeOf(new URL(asked, globalThis.location.origin).pathname)?.route;
    const { user } = await getSession();
    if (!route || user.accessLevel === 'Historical') return paths.myBusiness();
    const { needs } = route;
    const features = await featuresOf(needs.feature ? [needs.feature] : []);
    return decide({ needs, user, features, address: asked }) ? paths.myBusiness() : asked;
  } catch {
    // The guards of the next page find out why.
    return paths.myBusiness();
  }
}
