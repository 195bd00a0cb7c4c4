import { expect, it } from 'vitest';
import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { filterChips, filtersInWords } from './filterChips.ts';

const options = [
  { value: '1', label: 'Abara, Joy' },
  { value: '2', label: 'Bolt' },
  { value: '3', label: 'Castle' },
];
const definitions: readonly FilterDefinition[] = [
  { kind: 'multi-autocomplete', name: 'agent', label: 'Agent', options },
  { kind: 'date-range', name: 'date', label: 'Date', fromName: 'from', toName: 'to' },
  { kind: 'toggle', name: 'late', label: 'Past Due' },
];

it.each<[FilterValues, readonly string[]]>([
  [{}, []],
  [{ agent: ['2'] }, ['Agent: Bolt']],
  [{ agent: ['2', '3'] }, ['Agent: Bolt, Castle']],
  // A label has a comma.
  [{ agent: ['2', '1', '3'] }, ['Agent: Bolt; Abara, Joy; Castle']],
  [{ agent: ['9'] }, ['Agent: 9']],
  [{ from: '2026-11-01' }, ['Date: from 11/01/2026']],
  [{ from: '2026-11-01', to: '2026-11-30' }, ['Date: from 11/01/2026 to 11/30/2026']],
  [{ late: true }, ['Past Due: on']],
  [{ late: true, agent: ['3'] }, ['Agent: Castle', 'Past Due: on']],
])('writes the filters of %j in words', (values, words) => {
  expect(filtersInWords(definitions, values)).toEqual(words);
});

it('asks for the label of a value that was not loaded', () => {
  const labelOf = (value: string) => `No. ${value}`;
  const agent: FilterDefinition = {
    kind: 'autocomplete',
    name: 'agent',
    label: 'Agent',
    options,
    labelOf,
  };
  const values = { agent: '9' };
  expect(filtersInWords([agent], values)).toEqual(['Agent: No. 9']);
  expect(filterChips([agent], values).map(({ text }) => text)).toEqual(['Agent: No. 9']);
  expect(filterChips([agent], { agent: '3' }).map(({ text }) => text)).toEqual(['Agent: Castle']);
});
