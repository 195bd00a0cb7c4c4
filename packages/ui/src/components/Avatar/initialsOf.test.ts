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
  ['Acme, Inc.', 'A'],
  ['Acme Tools, L.L.C.', 'AT'],
  ['Sammy Davis, Jr.', 'SD'],
  ['Davis, Sammy, Jr.', 'SD'],
  ['', ''],
  ['…', ''],
])('takes of %o the letters %o', (name, initials) => {
  expect(initialsOf(name, 'en-US')).toBe(initials);
});

it('takes the first letter alone where there is no room for two', () => {
  expect(initialsOf('Muñoz, Ana', 'en-US', 1)).toBe('A');
});

it('writes the capital letters of the locale', () => {
  expect(initialsOf('ipek ilhan', 'en-US')).toBe('II');
  expect(initialsOf('ipek ilhan', 'tr-TR')).toBe('İİ');
});
