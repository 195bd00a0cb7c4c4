import { expect, it } from 'vitest';
import { exactMatch } from './matchOptions.ts';

const options = ['Ana Muñoz', 'Ana', 'Ben Brandt', 'Ben Brandt', ' Cleo '].map((label, row) => ({
  value: `${row}`,
  label,
}));

it.each([
  ['ana', '1'],
  [' ANA MUNOZ ', '0'],
  ['cleo', '4'],
  ['Ben Brandt', undefined],
  ['an', undefined],
  ['', undefined],
  ['  ', undefined],
])('finds the option that %j is the label of', (text, value) => {
  expect(exactMatch(options, text)?.value).toBe(value);
});

it('finds no disabled option, and the enabled one of two', () => {
  const [first, second] = [
    { value: '0', label: 'Ana', disabled: true },
    { value: '1', label: 'Ana' },
  ];
  expect(exactMatch([first], 'Ana')).toBeUndefined();
  expect(exactMatch([first, second], 'Ana')).toBe(second);
});
