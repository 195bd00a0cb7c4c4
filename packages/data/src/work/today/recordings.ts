import type { Recording } from '../../mocks/Recording.ts';

/** The queue of an agent and of a sub-account, that with a whole group, and an item that is open. */
export const todayRecordings: readonly Recording[] = [
  {
    file: 'work/today/fixtures/getToday',
    endpoint: 'getToday',
    account: 'agent',
    rows: 11,
    input: { query: {} },
  },
  {
    file: 'work/today/fixtures/getToday.cases',
    endpoint: 'getToday',
    account: 'sub.casemanagement',
    rows: 11,
    input: { query: {} },
  },
  {
    file: 'work/today/fixtures/getToday.all',
    endpoint: 'getToday',
    account: 'agent',
    rows: 100,
    input: { query: { all: ['dueThisWeek'] } },
  },
  {
    file: 'work/today/fixtures/openItem',
    endpoint: 'openItem',
    account: 'agent',
    input: { params: { kind: 'lapsing' }, body: { key: 'NL0020L6788' } },
  },
  {
    file: 'work/today/fixtures/getPeople',
    endpoint: 'getPeople',
    account: 'agent',
    input: { params: { kind: 'lapsing' } },
  },
];
