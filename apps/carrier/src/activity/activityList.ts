import {
  type ActivityEntry,
  type getActivity,
  homeOfficeValue,
} from '@agent-portal/data/activity/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import type { AgentCaller } from '../session/caller.ts';
import { dayAndTime } from './days.ts';
import {
  type ActivityFilters,
  type ActivityOrder,
  findActivity,
  findActivityOrder,
  findLastEntry,
  findPeople,
} from './queries.ts';

type ActivityList = BookList<ActivityFilters, ActivityOrder, ActivityEntry>;
/** Who reads: an agent, one of its sub-accounts, or home office for it. */
type Reader = Pick<AgentCaller, 'agentIds' | 'isSubaccount' | 'userId'>;

type People = Awaited<ReturnType<typeof findPeople>>;

/** The entries of the audit log that are an agent's, and how its export names whom they are of. */
export const activityList = (people: People = [], timeZone = 'UTC'): ActivityList => ({
  name: 'Activity',
  defaultOrder: { field: 'at', direction: 'desc' },
  version: ({ db }, scope) => findLastEntry(db, scope),
  findOrder: ({ db }, scope, asked) => findActivityOrder(db, scope, asked),
  findRows: ({ db }, rowIds) => findActivity(db, rowIds),
  columns: () => [
    { header: `Date (${timeZone})`, width: 24, date: ({ at }) => dayAndTime(at, timeZone).day },
    { header: `Time (${timeZone})`, width: 24, text: ({ at }) => dayAndTime(at, timeZone).time },
    { header: 'Kind', width: 16, text: ({ kind }) => kind },
    { header: 'Activity', width: 36, text: ({ what }) => what },
    { header: 'About', width: 44, text: ({ about }) => about },
    { header: 'Who', width: 30, text: ({ who }) => who },
    { header: 'Home Office', width: 12, text: (row) => (row.isHomeOffice ? 'Yes' : null) },
    { header: 'From', width: 20, text: ({ address }) => address },
  ],
  filterLabels: {
    who: ['Who', Object.fromEntries(people.map(({ value, name }) => [value, name]))],
    kind: 'Kind',
    dateFrom: 'Date from',
    dateTo: 'Date to',
    timeZone: 'Time zone',
  },
});

/** A sub-account looks for itself alone, whomever it asks for. */
export function filtersOf(caller: Reader, asked: ActivityFilters = {}): ActivityFilters {
  return caller.isSubaccount ? { ...asked, who: [String(caller.userId)] } : asked;
}

/** Whom a caller may look for. */
export async function peopleOf({ db }: Deps, caller: Reader): Promise<People> {
  const people = await findPeople(db, caller.agentIds);
  if (caller.isSubaccount) return people.filter(({ value }) => value === String(caller.userId));
  return [...people, { value: homeOfficeValue, name: 'Home office' }];
}

/** One page of what a caller may see. */
export async function getActivityPage(
  deps: Deps,
  caller: Reader,
  query: InputOf<typeof getActivity>['query'],
): Promise<OutputOf<typeof getActivity>> {
  const asked = { ...query, filters: filtersOf(caller, query.filters) };
  const { rows, total, place } = await answerList(deps, caller, activityList(), asked);
  const people = await peopleOf(deps, caller);
  return { ...place, totalRecords: total, entries: [...rows], people };
}
