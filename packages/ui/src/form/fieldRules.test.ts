import { describe, expect, it } from 'vitest';
import { fieldRules, requiredText } from './fieldRules.ts';

it.each([
  [undefined, undefined],
  [{}, undefined],
  [{ required: false }, undefined],
  [{ required: '' }, undefined],
  [{ required: { value: false, message: 'Never.' } }, undefined],
  [{ required: true }, 'Note is required. Enter or choose a value.'],
  [{ required: 'Write a note.' }, 'Write a note.'],
  [{ required: { value: true, message: 'Write a note.' } }, 'Write a note.'],
  [{ required: { value: true, message: '' } }, 'Note is required. Enter or choose a value.'],
])('the error of an empty required field by %j is %j', (rules, text) => {
  expect(requiredText(rules, 'Note')).toBe(text);
});

/** The result of each rule for a value, in the order of the form. */
function answers(rules: ReturnType<typeof fieldRules>, value: unknown) {
  const validate = rules.validate as Record<string, (value: unknown, all: object) => unknown>;
  return Object.entries(validate).map(([name, rule]) => [name, rule(value, {})]);
}

describe('the rules of a field', () => {
  it('check an invalid text first, then a missing value, then the rest', () => {
    const rules = fieldRules({ required: true, validate: () => 'Another.' }, 'Day', {
      draftError: () => '“soon” is not a date.',
    });
    expect(answers(rules, null)).toEqual([
      ['draft', '“soon” is not a date.'],
      ['required', 'Day is required. Enter or choose a value.'],
      ['own', 'Another.'],
    ]);
  });

  it('accept a text that is a value', () => {
    const rules = fieldRules({}, 'Day', { draftError: () => null });
    expect(answers(rules, '2026-11-18')).toEqual([['draft', true]]);
  });

  it.each([[null], [undefined], [''], [' \n'], [false], [[]]])('treat %j as missing', (value) => {
    const rules = fieldRules({ required: true }, 'Day', {});
    expect(answers(rules, value)).toEqual([
      ['required', 'Day is required. Enter or choose a value.'],
    ]);
  });

  it.each([[0], ['x'], [true], [['x']], [{}]])('treat %j as a value', (value) => {
    expect(answers(fieldRules({ required: true }, 'Day', {}), value)).toEqual([['required', true]]);
  });

  it('keep named rules, and rules that are not functions', () => {
    const rules = fieldRules({ maxLength: 5, validate: { short: () => true } }, 'Day', {});
    expect(rules.maxLength).toBe(5);
    expect(answers(rules, 'x')).toEqual([['short', true]]);
  });
});
