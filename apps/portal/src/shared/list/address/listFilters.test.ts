import { describe, expect, it } from 'vitest';
import { optionsOf } from './listFilters.ts';

const onRetry = () => undefined;

describe('optionsOf', () => {
  it('uses each value as its label', () => {
    expect(optionsOf(['Acme'], { status: 'loading', onRetry })).toEqual({
      options: [{ value: 'Acme', label: 'Acme' }],
      status: 'ready',
      onRetry,
    });
  });

  it.each(['loading', 'error'] as const)(
    'passes on the status %s when there are no values',
    (status) => {
      expect(optionsOf(undefined, { status, onRetry })).toEqual({
        options: undefined,
        status,
        onRetry,
      });
    },
  );

  it('creates the options of a list of values only once', () => {
    const values = ['Acme', 'Bolt'];
    const [first, second] = [1, 2].map(() => optionsOf(values, { status: 'ready', onRetry }));
    expect(first?.options).toBe(second?.options);
    expect(optionsOf([...values], { status: 'ready', onRetry }).options).not.toBe(first?.options);
  });
});
