import { expect, it } from 'vitest';
import { withChosen } from './allChoice.ts';

const options = [{ value: 'a', label: 'Abara' }];
const onSearch = async () => ({ options: [], total: 0 });
const labelOf = (value: string) => value.toUpperCase();

it('puts chosen values that are not loaded before the first ones', () => {
  const source = withChosen({ options, total: 5_000, onSearch, labelOf }, ['z', 'a']);
  expect(source).toEqual({ options: [{ value: 'z', label: 'Z' }, ...options], total: 5_000 });
});

it('shows a chosen value as it is where it has no label', () => {
  expect(withChosen({ options, total: 5_000, onSearch }, ['z']).options?.[0]).toEqual({
    value: 'z',
    label: 'z',
  });
});

it('does not say that all values are loaded', () => {
  expect(withChosen({ options, total: 2, onSearch }, ['z']).total).toBe(3);
});

it.each([
  ['all values are loaded', { options }, ['z']],
  ['no value is loaded yet', { options: undefined, total: undefined, onSearch }, ['z']],
  ['the chosen ones are loaded', { options, total: 5_000, onSearch }, ['a']],
])('changes nothing if %s', (_, source, chosen) => {
  expect(withChosen(source, chosen).options).toBe(source.options);
});
