import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { mayLaunch } from '../../access/mayLaunch.ts';
import { mayFollow } from '../../shared/mayFollow.ts';
import type { Reach } from './navigation.ts';
import { routeOf } from './routeOf.ts';

/** What the sitemap says of each path, for a user and the features that are on. */
export const reachOf =
  (user: CurrentUser, features: ReadonlySet<Feature>) =>
  (path: string): Reach => {
    const { id = '', needs = {} } = routeOf(path)?.route ?? {};
    // A visitor finds every tool: its page asks for the login.
    const opens = !user.isAuthenticated || mayLaunch(id, user);
    return {
      needsLogin: needs.login === true,
      isOpen: opens && mayFollow(path, { needs, user, features }),
    };
  };
