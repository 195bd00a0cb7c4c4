import { expect, it } from 'vitest';
import { letterTo } from './queries.ts';

it('greets a user by the first name, and an agency without a name', () => {
  expect(letterTo('Dana', 'Text.')).toMatch(/^\w+ Dana,\n\nText\.\n\n\S/);
  expect(letterTo('', 'Text.')).toMatch(/^Hello,\n\nText\.\n\n\S/);
});
