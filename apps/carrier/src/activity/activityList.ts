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
/** The reader: an agent, one of its sub-accounts, or home office acting for it. */
type Reader = Pick<AgentCaller, 'agentIds' | 'isSubaccount' | 'userId'>;

type People = Awaited<ReturnType<typeof findPeople>>;

/** The entries of the audit log that an agent may see, and the labels of its export. */
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
    { header: 'Home office', width: 12, text: (row) => (row.isHomeOffice ? 'Yes' : null) },
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

/** A sub-account only sees its own entries, for any requested person. */
export function filtersOf(caller: Reader, asked: ActivityFilters = {}): ActivityFilters {
  return caller.isSubaccount ? { ...asked, who: [String(caller.userId)] } : asked;
}

/** The people that a caller may filter by. */
export async function peopleOf({ db }: Deps, caller: Reader): Promise<People> {
  const people = await findPeople(db, caller.agentIds);
  if (caller.isSubaccount) return people.filter(({ value }) => value === String(caller.userId));
  return [...people, { value: homeOfficeValue, name: 'Home office' }];
}

/** One page of the entries that a caller may see. */
export async function getActivityPage(
  deps: Deps,
  caller: Reader,
  query: InputOf<typeof getActivity>['query'],
): Promise<OutputOf<typeof getActivity>> {
  const asked = { ...query, filters: filtersOf(caller, query.filters) };
  const { rows, total, paging } = await answerList(deps, caller, activityList(), asked);
  const people = await peopleOf(deps, caller);
  return { ...paging, totalRecords: total, entries: [...rows], people };
}
