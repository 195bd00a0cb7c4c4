import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../appEnv.ts';
import { isOnThisMachine } from './isOnThisMachine.ts';
import type { Caller } from '../../session/caller.ts';
import { readSessionCookie } from '../../session/cookies.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { isAlive, isWorthTouching } from '../../session/lifetime.ts';
import { findSession, touchSession } from '../../session/queries.ts';
import { toCaller } from '../../session/toCaller.ts';
import { hashToken } from '../../session/tokens.ts';

interface Options {
  /** Whether demonstration accounts, whose password is public, may sign in. */
  readonly isDemo: boolean;
}

async function callerOf(
  token: string,
  { db, now, today }: Deps,
  { isDemo }: Options,
): Promise<Caller> {
  const row = await findSession(db, hashToken(token));
  const isGood = row && isAlive(row.session, now()) && maySignIn(row.user, today, isDemo);
  if (!isGood) return { kind: 'visitor' };
  if (isWorthTouching(row.session, now())) await touchSession(db, row.session.tokenHash, now());
  return toCaller(row);
}

/**
 * Identifies the caller. A session that has ended or never existed makes the caller a visitor. So does the
 * session of a user who may no longer sign in.
 */
export function identify(deps: Deps, options: Options): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('takesPlainCookies', options.isDemo && isOnThisMachine(c));
    const token = readSessionCookie(c);
    c.set('caller', token ? await callerOf(token, deps, options) : { kind: 'visitor' });
    await next();
  };
}
