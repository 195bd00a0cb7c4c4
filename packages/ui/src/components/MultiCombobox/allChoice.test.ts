import { describe, expect, it } from 'vitest';
import { allChoice, toggleAll, toggleOne, withChosen } from './allChoice.ts';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

describe('choosing several values', () => {
  it('adds one and removes it', () => {
    expect(toggleOne(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleOne(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('adds the shown ones and keeps those that the text hides', () => {
    expect(toggleAll(['hidden', 'a'], options('a', 'b'))).toEqual(['hidden', 'a', 'b']);
  });

  it('removes the shown ones when all of them are chosen', () => {
    expect(toggleAll(['hidden', 'a', 'b'], options('a', 'b'))).toEqual(['hidden']);
  });

  it('never takes a disabled one', () => {
    const shown = [...options('a', 'b'), { value: 'c', label: 'c', disabled: true }];
    expect(toggleAll([], shown)).toEqual(['a', 'b']);
    expect(toggleAll(['a', 'b', 'c'], shown)).toEqual(['c']);
  });
});

/** Options that are all there. */
const all = (...values: string[]) => ({
  matches: options(...values),
  total: values.length,
  isSearching: false,
});

describe('the command for all', () => {
  it('counts the shown ones and removes them when all are chosen', () => {
    expect(allChoice(all('a', 'b'), new Set(['a']), 200)).toEqual({
      label: 'Select all 2 shown',
      isDisabled: false,
    });
    expect(allChoice(all('a', 'b'), new Set(['a', 'b', 'c']), 200)?.label).toBe(
      'Clear all 2 shown',
    );
  });

  it('leaves out the options that cannot be chosen', () => {
    const off = (...values: string[]) =>
      values.map((value) => ({ value, label: value, disabled: true }));
    const shown = (matches: ReturnType<typeof options>) => ({
      matches,
      total: matches.length,
      isSearching: false,
    });
    const five = shown([...options('a', 'b', 'c'), ...off('d', 'e')]);
    expect(allChoice(five, new Set(), 3)).toEqual({
      label: 'Select all 3 shown',
      isDisabled: false,
    });
    expect(allChoice(shown([...options('a'), ...off('b')]), new Set(), 200)).toBeNull();
    expect(allChoice(shown(off('a', 'b')), new Set(), 200)).toBeNull();
  });

  it('does not show for one value or none', () => {
    expect(allChoice(all('a'), new Set(), 200)).toBeNull();
    expect(allChoice(all(), new Set(), 200)).toBeNull();
  });

  it('is disabled for more values than may be chosen', () => {
    expect(allChoice(all('a', 'b', 'c'), new Set(), 2)).toEqual({
      label: 'Type to narrow: you can choose up to 2',
      isDisabled: true,
    });
    expect(allChoice(all('a', 'b'), new Set(['c']), 2)?.isDisabled).toBe(true);
    expect(allChoice(all('a', 'b'), new Set(['a', 'b']), 2)?.isDisabled).toBe(false);
  });

  it('is disabled while not all that match are there', () => {
    const first = { ...all('a', 'b'), total: 22_000 };
    expect(allChoice(first, new Set(), 200)).toEqual({
      label: 'Type to narrow: the first 2 of 22,000',
      isDisabled: true,
    });
    expect(allChoice({ ...first, isSearching: true }, new Set(), 200)).toEqual({
      label: 'Loading values…',
      isDisabled: true,
    });
  });
});

describe('the chosen values among the first ones', () => {
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
});
