import { formatCount } from '@agent-portal/format';
import { expect, it } from 'vitest';
import { selectionTableWords } from '../../words/data/selectionTableWords.ts';
import { allMatching, noRows, type SelectedRows } from './SelectedRows.ts';
import { selectedText } from './selectedText.ts';

const some = (...keys: readonly string[]): SelectedRows => ({ kind: 'some', keys: new Set(keys) });
const except = (...keys: readonly string[]): SelectedRows => ({
  kind: 'allMatching',
  except: new Set(keys),
});

it.each([
  ['nothing', noRows, 0, 'Nothing selected'],
  ['rows of this page', some('a', 'b'), 0, '2 selected'],
  ['other pages', some('a', 'x', 'y'), 0, '3 selected, 2 of them on other pages'],
  ['rows that are gone', some('a', 'x', 'y'), 2, '3 selected, 2 of them not in this list'],
  [
    'both',
    some('a', 'x', 'y'),
    1,
    '3 selected, 1 of them on other pages, 1 of them not in this list',
  ],
  ['all', allMatching, 0, 'All 1,240 that match are selected'],
  ['all but some', except('a', 'x'), 0, '1,238 selected: all 1,240 that match, except 2'],
] as const)('says what is selected: %s', (_name, selected, lacking, text) => {
  const around = { keys: ['a', 'b'], total: 1240, lacking };
  expect(selectedText(selected, around, selectionTableWords, formatCount)).toBe(text);
});
