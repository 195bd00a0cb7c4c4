import { formatCount } from '@agent-portal/format';
import { expect, it } from 'vitest';
import { selectionTableWords } from '../../words/tables.ts';
import { selectedText } from './selectedText.ts';

it.each([
  ['nothing', [], 0, 'Nothing selected'],
  ['rows of this page', ['a', 'b'], 0, '2 selected'],
  ['other pages', ['a', 'x', 'y'], 0, '3 selected, 2 of them on other pages'],
  ['rows that are gone', ['a', 'x', 'y'], 2, '3 selected, 2 of them not in this list'],
  ['both', ['a', 'x', 'y'], 1, '3 selected, 1 of them on other pages, 1 of them not in this list'],
] as const)('says what is selected: %s', (_name, selected, lacking, text) => {
  const around = { keys: ['a', 'b'], lacking };
  expect(selectedText(new Set(selected), around, selectionTableWords, formatCount)).toBe(text);
});
