import { describe, expect, it, test } from 'vitest';
import { describeFailure, explainFailure, isDiskFull, systemCode } from './describeFailure.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { LoggableError, logError } from './logError.ts';
import { networkOf } from './networkOf.ts';

/** What PGlite throws for an error of the file system: an object, and a number. */
const noSpace = { name: 'ErrnoError', errno: 51 };

const failedQuery = (cause: unknown) =>
  new Error('Failed query: INSERT INTO …\nparams: 1,2,3', { cause });

describe('a failure, whatever was thrown,', () => {
  it.each([
    [new Error('of one line'), 'of one line'],
    [new Error('of\n  two lines'), 'of two lines'],
    [failedQuery(new Error('duplicate key')), 'duplicate key'],
    [new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]), 'ECONNREFUSED'],
    [noSpace, 'ENOSPC'],
    [{ name: 'ErrnoError', errno: 28 }, 'ErrnoError 28'],
    [
      { name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 },
      'Program terminated with exit(1)',
    ],
    [{ status: 1 }, '{"status":1}'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [new Error('x'.repeat(1_000)), `${'x'.repeat(300)} …`],
  ])('%o is one line', (thrown, line) => {
    expect(describeFailure(thrown)).toBe(line);
  });

  it.each([
    [failedQuery(noSpace), true],
    [failedQuery({ name: 'ErrnoError', errno: 19 }), true],
    [failedQuery({ message: 'could not extend file', code: '53100' }), true],
    [failedQuery({ message: 'duplicate key', code: '23505' }), false],
    [new Error('of one line'), false],
  ])('%o is of a full disk: %s', (error, isFull) => {
    expect(isDiskFull(error)).toBe(isFull);
  });

  it('names the system’s error that it comes down to', () => {
    expect(systemCode(failedQuery(noSpace))).toBe('ENOSPC');
    expect(systemCode(failedQuery({ message: 'could not extend file', code: '53100' }))).toBe(
      'ENOSPC',
    );
    expect(systemCode(failedQuery({ message: 'duplicate key', code: '23505' }))).toBeUndefined();
  });
});

describe('a start that failed', () => {
  it('says that the disk is full and what to do', () => {
    expect(explainFailure(failedQuery({ message: 'could not extend file', code: '53100' }))).toBe(
      'The disk of the database is full (could not extend file). Nothing was lost. Free some space, and start again.',
    );
  });

  it('says in one line what the system or the database said', () => {
    const refused = Object.assign(new Error('listen EACCES 0.0.0.0:80'), { code: 'EACCES' });
    expect(explainFailure(refused)).toBe('The agent portal cannot start: listen EACCES 0.0.0.0:80');
    expect(explainFailure({ status: 1 })).toBe('The agent portal cannot start: {"status":1}');
  });

  it('keeps the stack of a program error', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toMatch(
      /^The agent portal cannot start: x is not a function\nTypeError: .+\n +at /,
    );
  });
});

const person = 'Okafor, Ifeoma ifeoma@private.example 1,234.50';

/** The error that a function throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

function logged(error: unknown): string {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  logError(log, error, 'unexpected error', { requestId: 'r-1' });
  return lines.join('');
}

const ofDatabase = Object.assign(new Error(`invalid input: "${person}"`), {
  code: '22P02',
  severity: 'ERROR',
  detail: `Failing row contains (${person}).`,
});

describe('the log of an error', () => {
  const errors: readonly [name: string, error: unknown][] = [
    ['an error of our own', new Error(person)],
    ['an error of several lines', new Error(`first\n    at ${person} of a policy\nlast`)],
    ['a failed query', new DrizzleQueryError(`select '${person}'`, [person], ofDatabase)],
    ['an error of the database', ofDatabase],
    ['what caused another error', new Error('sending', { cause: new Error(person) })],
    ['several errors in one', new AggregateError([new Error(person)], person)],
    ['JSON that is broken', thrownBy(() => JSON.parse(`{"name": ${person}`))],
    ['a wrong address', thrownBy(() => new URL(`http://[${person}`))],
    ['a wrong value', thrownBy(() => z.parse(z.literal('a'), person))],
    ['a value that cannot be changed', thrownBy(() => Object.assign(person as never, { 0: 'b' }))],
    ['a text', person],
    ['an object', { message: person, name: person }],
    [
      'a call of the system without its code',
      Object.assign(new Error(person), { syscall: 'read' }),
    ],
    ['properties of an error', Object.assign(new Error('sending'), { body: person, to: [person] })],
  ];

  it.each(errors)('holds no personal data of %s', (_, error) => {
    const line = logged(error);
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r-1', msg: 'unexpected error' });
    for (const word of ['Okafor', 'Ifeoma', 'private.example', '1,234.50'])
      expect(line).not.toContain(word);
  });

  it('says no cause when there is none', () => {
    expect(JSON.parse(logged(new Error('sending'))).error).not.toHaveProperty('cause');
  });

  it('says the type, the code and the stack, of the causes too', () => {
    const line = JSON.parse(logged(new DrizzleQueryError('select', [], ofDatabase)));
    expect(line.error).toMatchObject({
      type: 'DrizzleQueryError',
      cause: { type: 'Error', code: '22P02' },
    });
    expect(line.error.frames[0]).toMatch(/^at .*\.ts:\d+:\d+\)?$/);
  });

  it('says what the system says', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(logged(refused)).toContain('connect ECONNREFUSED 127.0.0.1:5432');
  });

  it('says what an error says whose message holds no value', () => {
    expect(logged(new LoggableError('breaks the contract'))).toContain('breaks the contract');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0:0:1::', '2001:0:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
