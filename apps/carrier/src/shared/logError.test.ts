import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LoggableError, logError } from './logError.ts';

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
