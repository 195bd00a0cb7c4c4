import type { Recording } from '../mocks/Recording.ts';

/** The queue of an agent and of a sub-account, a page of a group, and an item that is skipped, assigned, taken back and returned. */
export const todayRecordings: readonly Recording[] = [
  { file: 'today/fixtures/getToday', endpoint: 'getToday', account: 'agent', input: { query: {} } },
  {
    file: 'today/fixtures/getToday.cases',
    endpoint: 'getToday',
    account: 'sub.casemanagement',
    input: { query: {} },
  },
  {
    file: 'today/fixtures/getTodayGroup',
    endpoint: 'getTodayGroup',
    account: 'agent',
    input: { params: { kind: 'dueThisWeek' }, query: { page: 2 } },
  },
  {
    file: 'today/fixtures/openItem',
    endpoint: 'openItem',
    account: 'agent',
    input: { params: { kind: 'lapsing' }, body: { key: 'NL0020L6788' } },
  },
  {
    file: 'today/fixtures/skipItem',
    endpoint: 'skipItem',
    account: 'agent',
    input: {
      params: { kind: 'lapsing' },
      body: { key: 'NL0020L6788', reason: 'The client is away', until: '2026-11-20' },
    },
  },
  {
    file: 'today/fixtures/unskipItem',
    endpoint: 'unskipItem',
    account: 'agent',
    input: { params: { kind: 'lapsing', key: 'NL0020L6788' } },
  },
  {
    file: 'today/fixtures/getPeople',
    endpoint: 'getPeople',
    account: 'agent',
    input: { params: { kind: 'lapsing' } },
  },
  {
    file: 'today/fixtures/assignItem',
    endpoint: 'assignItem',
    account: 'agent',
    input: {
      params: { kind: 'lapsing' },
      body: { key: 'NL0020L6788', personId: 10, note: 'Call before noon.', version: null },
    },
  },
  {
    file: 'today/fixtures/undoAssignment',
    endpoint: 'undoAssignment',
    account: 'agent',
    input: { params: { kind: 'lapsing', key: 'NL0020L6788' }, query: { version: 1 } },
  },
  {
    file: 'today/fixtures/assignItem.returned',
    endpoint: 'assignItem',
    account: 'agent',
    input: {
      params: { kind: 'lapsing' },
      body: { key: 'NL0020L6788', personId: null, note: '', version: 2 },
    },
  },
];
