import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { QueryTimeoutError, SilentDatabaseError } from './errors.ts';
import { isDatabaseLost, isDatabaseSlow, leavesConnectionGood } from './failures.ts';

const ofServer = (code: string, severity = 'ERROR') =>
  Object.assign(new pg.DatabaseError('of the server', 0, 'error'), { code, severity });
const ofSocket = (code: string) => Object.assign(new Error('of the socket'), { code });
const wrapped = (cause: Error) => new Error('Failed query', { cause });

describe('a failure of the database', () => {
  it.each([
    ['a refused connection', ofSocket('ECONNREFUSED')],
    ['a refusal by each address of a host', new AggregateError([ofSocket('ECONNREFUSED')])],
    ['a cut connection', ofSocket('ECONNRESET')],
    ['an ended connection', new Error('Connection terminated unexpectedly')],
    [
      'an ended connection that is used again',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['an administrator that ends it', ofServer('57P01', 'FATAL')],
    ['a server that starts up', ofServer('57P03', 'FATAL')],
    ['a server without a free place', ofServer('53300', 'FATAL')],
    ['a standby that takes no changes', ofServer('25006')],
    ['any of them inside another error', wrapped(wrapped(ofServer('57P01', 'FATAL')))],
  ])('is a lost database: %s', (_, error) => {
    expect([isDatabaseLost(error), isDatabaseSlow(error)]).toEqual([true, false]);
  });

  it.each([
    ['a query that was stopped', new QueryTimeoutError(1_500)],
    ['a database that says nothing', new SilentDatabaseError(2_500)],
    ['a statement past its limit', ofServer('57014')],
    ['no free connection in time', new Error('timeout exceeded when trying to connect')],
    [
      'a connection that cannot be made',
      new Error('Connection terminated due to connection timeout', {
        cause: new Error('Connection terminated unexpectedly'),
      }),
    ],
  ])('is a slow database: %s', (_, error) => {
    expect([isDatabaseLost(wrapped(error)), isDatabaseSlow(wrapped(error))]).toEqual([false, true]);
  });

  it.each([
    ['a division by zero', ofServer('22012')],
    ['a key that is there already', ofServer('23505')],
    ['a fault of our own', new TypeError('x is not a function')],
    ['what is no error', 'ECONNREFUSED'],
  ])('is neither: %s', (_, error) => {
    expect([isDatabaseLost(error), isDatabaseSlow(error)]).toEqual([false, false]);
  });
});

it('keeps a connection only when just a statement failed', () => {
  expect(
    ['22012', '23505', '42601', '57014'].map((code) => leavesConnectionGood(ofServer(code))),
  ).toEqual([true, true, true, true]);
  const fatal = [
    ofServer('57P01', 'FATAL'),
    ofServer('XX000', 'PANIC'),
    ofServer('XX001'),
    ofServer('58030'),
    ofServer('25006'),
    new QueryTimeoutError(1_500),
    new Error('Connection terminated unexpectedly'),
    true,
  ];
  expect(fatal.map(leavesConnectionGood)).toEqual(fatal.map(() => false));
});
