import { describe, expect, it } from 'vitest';
import { describeFailure, explainFailure, isDiskFull, systemCode } from './describeFailure.ts';

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
