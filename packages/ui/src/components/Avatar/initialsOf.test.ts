import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Ana Muñoz', 'AM'],
  ['Muñoz, Ana', 'AM'],
  ['ana maria de la cruz', 'AC'],
  ['Cher', 'C'],
  ['Éric Žižek', 'ÉŽ'],
  ['  Li   Wei  ', 'LW'],
  ['(Acme) Corp', 'AC'],
  ['', ''],
  ['…', ''],
])('takes of %o the letters %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
