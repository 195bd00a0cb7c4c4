import { getAgentAccess, getUserInfo, refreshAuthToken } from '@agent-portal/data/session/contract';
import { type Route, route } from '../http/route.ts';
import { expiryOf } from './lifetime.ts';
import { setExpiry } from './queries.ts';
import { toUserInfo } from './userInfo.ts';

export const sessionRoutes: readonly Route[] = [
  route(getUserInfo, async ({ caller, deps }) => toUserInfo(caller, deps.today)),

  route(refreshAuthToken, async ({ caller: { session }, deps }) => {
    const expiresAt = expiryOf(session.createdAt, deps.now());
    await setExpiry(deps.db, session.tokenHash, expiresAt);
    return expiresAt.toISOString();
  }),

  route(getAgentAccess, async ({ caller }) => caller.accessLevel),
];
