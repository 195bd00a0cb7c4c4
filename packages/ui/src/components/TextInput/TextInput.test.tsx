// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextInput } from './TextInput.tsx';
import { passes, validator } from './validator.ts';

const someDigits = validator((value) => /^\d+$/.test(value));

it.each([
  ['blocks a plain form and shows its error', false, 0],
  ['shows its error in a form that checks nothing itself', true, 1],
])('%s while a rule fails', (_, noValidate, sent) => {
  let submits = 0;
  const input = {
    label: 'Code',
    defaultValue: 'NL',
    validators: [someDigits],
    error: 'Enter digits.',
  };
  render(
    <form
      aria-label="Form"
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <TextInput {...input} />
    </form>,
  );
  expect(screen.queryByText('Enter digits.')).toBeNull();
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  expect(screen.getByText('Enter digits.')).toBeDefined();
  expect(submits).toBe(sent);
});

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
