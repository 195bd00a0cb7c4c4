import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { QueryTimeoutError, SilentDatabaseError } from './errors.ts';
import { isDatabaseLost, isDatabaseSlow, leavesConnectionGood } from './failures.ts';
import fc from 'fast-check';
import { BatchReader, type ClientSaid, saysGoodbye } from './wireProtocol.ts';

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

it('the pool keeps a connection only when just a statement failed', () => {
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

const message = (type: string, body: string) => {
  const header = Buffer.alloc(5);
  header.write(type, 0, 'latin1');
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, Buffer.from(body)]);
};
const startup = Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from('version.')]);

it('the reader splits batches at Query, Sync and Flush for any pieces of bytes', () => {
  const batches = [
    Buffer.concat([message('P', 'select 1'), message('B', ''), message('S', '')]),
    message('Q', 'select 2'),
    Buffer.concat([message('P', 'x'.repeat(300)), message('H', '')]),
  ];
  const bytes = Buffer.concat([startup, ...batches, message('X', '')]);
  const expected = ['startup', ...batches.map((batch) => batch.toString('hex')), 'terminate'];
  const show = (said: ClientSaid) =>
    said.kind === 'batch' ? Buffer.from(said.bytes).toString('hex') : said.kind;

  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
      const reader = new BatchReader();
      const heard: string[] = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        for (const said of reader.read(bytes.subarray(at, at + size))) heard.push(show(said));
        at += size;
      }
      expect(heard).toEqual(expected);
    }),
  );
});

it('the last answer of a server is recognized', () => {
  const error = (severity: string) =>
    message('E', `S${severity}\0V${severity}\0C53100\0Mcould not write: VPANIC\0\0`);
  const row = message('D', '\0\x01\0\0\0\x06VPANIC');
  for (const severity of ['FATAL', 'PANIC']) {
    expect(saysGoodbye(Buffer.concat([message('1', ''), row, error(severity)]))).toBe(true);
  }
  expect(saysGoodbye(Buffer.concat([row, error('ERROR'), message('Z', 'I')]))).toBe(false);
  expect(saysGoodbye(error('PANIC').subarray(0, 4))).toBe(false);
});
