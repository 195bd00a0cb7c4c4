import { type DeadlineKind, deadlineKinds } from '@agent-portal/data/deadlines/contract';
import { findDeadlines } from '../deadlines/findDeadlines.ts';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { readFollowUps, sortFollowUps } from '../work/follow-ups/readFollowUps.ts';
import { toFollowUp } from '../work/follow-ups/toFollowUp.ts';
import { createRead } from '../work/workCall.ts';
import type { CarrierDeps, Deps } from '../http/appEnv.ts';
import { mayReadPolicies } from '../http/maySee.ts';
import { toAgentReader } from '../session/toCaller.ts';
import { hashToken } from '../session/tokens.ts';
import { calendarText } from './calendarText.ts';
import { type FeedReader, findReader, setRead } from './queries.ts';
import { toEvents } from './toEvents.ts';

/** The most deadlines of a calendar, so that a large book does not fill it. */
const mostDeadlines = 1_000;

/** The user of a token, if the address exists and the user may see policies now. */
export async function readerOf(
  { db, today }: Pick<Deps, 'db' | 'today'>,
  token: string | undefined,
  isDemo: boolean,
): Promise<FeedReader | undefined> {
  const reader = token === undefined ? undefined : await findReader(db, hashToken(token));
  return reader && mayReadPolicies(reader, { today, isDemo }) ? reader : undefined;
}

/** Kinds that only an address with `celebrations` has: left out by default, because they would fill the calendar. */
const celebrations: ReadonlySet<DeadlineKind> = new Set(['Anniversary', 'Birthday']);
const otherKinds = deadlineKinds.filter((kind) => !celebrations.has(kind));

/** The calendar of a user, as the user sees follow-ups and deadlines now. Saves when it was read. */
export async function readFeed(
  deps: CarrierDeps,
  { feed, ...reader }: FeedReader,
  {
    origin,
    requestId,
    hasCelebrations,
  }: {
    readonly origin: string;
    readonly requestId: string;
    readonly hasCelebrations: boolean;
  },
): Promise<string> {
  const { db, now, today } = deps;
  const call = { caller: toAgentReader(reader), requestId };
  const { userId, agentIds } = call.caller;
  const all = await readFollowUps(
    {
      ...call,
      deps,
      read: createRead(deps, call),
      // The address proves access to policies only, because there is no session.
      sees: (access) => access === policiesAccess,
    },
    [userId],
  );
  const followUps = sortFollowUps(all).map((row) => toFollowUp(row, today, { userId }));
  const deadlines = await findDeadlines(deps, agentIds, {
    kinds: hasCelebrations ? deadlineKinds : otherKinds,
    pageSize: mostDeadlines,
  });
  await setRead(db, feed.tokenHash, now());
  return calendarText(toEvents(followUps, deadlines), { idKey: feed.idKey, origin, today });
}
