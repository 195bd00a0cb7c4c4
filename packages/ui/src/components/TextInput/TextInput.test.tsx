// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextInput } from './TextInput.tsx';
import { validator } from './validator.ts';

afterEach(cleanup);

const digits = validator((value) => /^\d+$/.test(value));

it.each([
  ['blocks a plain form and shows its error', false, 0],
  ['shows its error in a form that checks nothing itself', true, 1],
])('%s while a rule fails', (_, noValidate, sent) => {
  let submits = 0;
  const input = { label: 'Code', defaultValue: 'NL', validators: [digits], error: 'Enter digits.' };
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
