import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { stepBy } from './stepBy.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  }) as KeyboardEvent;

describe('a key in a number', () => {
  it.each([
    ['ArrowUp', 7],
    ['ArrowDown', 3],
    ['PageUp', 25],
    ['PageDown', -15],
    ['Enter', undefined],
    ['a', undefined],
  ])('%s changes 5 to %j by steps of 2', (key, next) => {
    expect(stepBy(press(key), 5, { step: 2 })).toBe(next);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('does nothing with %s', (held) => {
    expect(stepBy(press('ArrowUp', { [held]: true }), 5, { step: 1 })).toBeUndefined();
  });

  it('stays within the limits', () => {
    const limits = { step: 5, min: 1, max: 10 };
    expect(stepBy(press('ArrowUp'), 8, limits)).toBe(10);
    expect(stepBy(press('ArrowDown'), 3, limits)).toBe(1);
    expect(stepBy(press('ArrowDown'), 10, limits)).toBe(5);
  });

  it('starts at nothing, or at the least number', () => {
    expect(stepBy(press('ArrowUp'), null, { step: 5 })).toBe(5);
    expect(stepBy(press('ArrowDown'), null, { step: 5 })).toBe(-5);
    expect(stepBy(press('ArrowUp'), null, { step: 5, min: -20 })).toBe(5);
    expect(stepBy(press('ArrowUp'), null, { step: 5, min: 0 })).toBe(5);
    expect(stepBy(press('ArrowUp'), null, { step: 5, min: 18 })).toBe(18);
    expect(stepBy(press('PageUp'), null, { step: 5, min: 18 })).toBe(63);
  });

  it('leaves no trace of adding tenths', () => {
    expect(stepBy(press('ArrowUp'), 0.2, { step: 0.1 })).toBe(0.3);
  });
});
