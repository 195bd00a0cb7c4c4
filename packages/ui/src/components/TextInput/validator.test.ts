import { describe, expect, it } from 'vitest';
import { passes, validator } from './validator.ts';

const atLeast = validator((value, least: number) => value.length >= least, 3);
const digits = validator((value) => /^\d*$/.test(value));

describe('passes', () => {
  it('accepts any value without validators', () => {
    expect(passes('', [])).toBe(true);
  });

  it('calls each validator with its params, and all must pass', () => {
    expect(passes('1234', [atLeast, digits])).toBe(true);
    expect(passes('12', [atLeast, digits])).toBe(false);
    expect(passes('12a4', [atLeast, digits])).toBe(false);
  });
});
