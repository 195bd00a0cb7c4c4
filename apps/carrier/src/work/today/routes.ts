import { getPeople, getToday, openItem } from '@agent-portal/data/work/today/contract';
import { kindAccess } from '@agent-portal/data/work/today/kindAccess';
import { maySee } from '../../http/maySee.ts';
import { route, type Route } from '../../http/route.ts';
import { scopeOf } from '../../book/scope.ts';
import { callOf, ofBook } from './callOf.ts';
import { readToday } from './getToday.ts';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { noteOpen } from './noteOpen.ts';
import { noteReading } from './queries/noteVisit.ts';
import type { TodayCall } from './TodaySource.ts';

/** The people who may have follow-ups on items of a group; none for a caller who may not see it. */
function peopleOf(
  { caller, people, sees }: TodayCall,
  { params: { kind } }: InputOf<typeof getPeople>,
): OutputOf<typeof getPeople> {
  const access = kindAccess[kind];
  const able = sees(access) ? people.filter((person) => maySee(person, access, caller)) : [];
  return {
    people: able.map(({ userId: personId, name }) => ({
      personId,
      name,
      isYou: personId === caller.userId,
    })),
  };
}

/** Today: the queue of /my-business. */
export const todayRoutes: readonly Route[] = [
  route(getToday, async ({ input: { query }, ...call }) => {
    const { db, today } = call.deps;
    const agentIds = await scopeOf(db, call.caller, query.viewAs);
    const isReading = query.all?.includes('changes') ?? false;
    const opened = await callOf(call, { whose: query.whose ?? 'mine', isReading });
    // The changes of one agent are not all that there are.
    if (isReading && query.viewAs === undefined) await noteReading(db, call.caller, today);
    return readToday(ofBook(opened, agentIds), query);
  }),

  route(openItem, async ({ input, ...call }) =>
    noteOpen(await callOf(call, { isListed: input.body.isListed ?? false }), input),
  ),

  route(getPeople, async ({ input, ...call }) => peopleOf(await callOf(call), input)),
];
