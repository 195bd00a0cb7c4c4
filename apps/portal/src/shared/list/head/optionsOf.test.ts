import { describe, expect, it } from 'vitest';
import { optionsOf } from './optionsOf.ts';

const onRetry = () => undefined;

describe('optionsOf', () => {
  it('labels values with themselves', () => {
    expect(optionsOf(['Acme'], { status: 'loading', onRetry })).toEqual({
      options: [{ value: 'Acme', label: 'Acme' }],
      status: 'ready',
      onRetry,
    });
  });

  it.each(['loading', 'error'] as const)('without values is %s, as the offer is', (status) => {
    expect(optionsOf(undefined, { status, onRetry })).toEqual({
      options: undefined,
      status,
      onRetry,
    });
  });

  it('makes the options of a list of values once', () => {
    const values = ['Acme', 'Bolt'];
    const [first, second] = [1, 2].map(() => optionsOf(values, { status: 'ready', onRetry }));
    expect(first?.options).toBe(second?.options);
    expect(optionsOf([...values], { status: 'ready', onRetry }).options).not.toBe(first?.options);
  });
});
