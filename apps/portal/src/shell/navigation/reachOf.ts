import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { isOpenToHistorical } from '../../access/isOpenToHistorical.ts';
import { mayLaunch } from '../../access/mayLaunch.ts';
import { mayFollow } from '../../shared/mayFollow.ts';
import type { Reach } from './navigation.ts';
import { routeOf } from './routeOf.ts';

/** Whether a user can open each path of the sitemap, with the features that are on. */
export const reachOf =
  (user: CurrentUser, features: ReadonlySet<Feature>) =>
  (path: string): Reach => {
    const { id = '', needs = {} } = routeOf(path)?.route ?? {};
    // Visitors see every tool: its page requires the login.
    const opens =
      !user.isAuthenticated ||
      (mayLaunch(id, user) && (user.accessLevel !== 'Historical' || isOpenToHistorical(needs)));
    return {
      needsLogin: needs.login === true,
      isOpen: opens && mayFollow(path, { needs, user, features }),
    };
  };
