import { getAgentAccess, getUserInfo, refreshAuthToken } from '@agent-portal/data/session/contract';
import type { Config } from '../../config/config.ts';
import { type Route, route } from '../../http/route.ts';
import { expiryOf } from '../../session/lifetime.ts';
import { setExpiry } from '../../session/queries.ts';
import { toUserInfo } from './toUserInfo.ts';

/** [S7] Session and config. */
export const sessionRoutes = ({ asksReason }: Pick<Config, 'asksReason'>): readonly Route[] => [
  route(getUserInfo, async ({ caller, deps }) => toUserInfo(caller, deps.today, asksReason)),

  route(refreshAuthToken, async ({ caller: { session }, deps }) => {
    const expiresAt = expiryOf(session.createdAt, deps.now());
    await setExpiry(deps.db, session.tokenHash, expiresAt);
    return expiresAt.toISOString();
  }),

  route(getAgentAccess, async ({ caller }) => caller.accessLevel),
];
