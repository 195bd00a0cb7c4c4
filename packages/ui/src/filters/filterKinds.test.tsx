import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withoutFilter } from './filterChips.ts';
import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { filterKinds, kindOf } from './filterKinds.ts';

const options = [
  { value: 'a', label: 'Abara' },
  { value: 'b', label: 'Bolt' },
];
const named = { name: 'of', label: 'What it is' };
const days = { fromName: 'start', toName: 'end' };
const definitions: readonly FilterDefinition[] = [
  { kind: 'text', ...named },
  { kind: 'autocomplete', ...named, options },
  { kind: 'multi-autocomplete', ...named, options },
  { kind: 'toggle', ...named },
  { kind: 'date-range', ...named, ...days },
  { kind: 'effective-dates', ...named, ...days },
  { kind: 'static-item', ...named, options },
  { kind: 'static-items', ...named, options },
  { kind: 'view-as', ...named, options },
];

describe.each(definitions.map((definition) => [definition.kind, definition] as const))(
  'a filter of the kind %s',
  (kind, definition) => {
    it('takes away its own values and no others', () => {
      const own: FilterValues =
        'fromName' in definition ? { start: '2026-11-01', end: '2026-11-30' } : { of: 'a' };
      expect(withoutFilter({ ...own, other: 'x' }, definition)).toEqual({ other: 'x' });
    });

    it('draws its field once its code has loaded', async () => {
      const { Field } = kindOf(definition);
      await Field.loaded();
      const field = (
        <Field definition={definition} values={{}} onChange={() => {}} today="2026-11-18" />
      );
      expect(renderToStaticMarkup(field)).toContain(named.label);
    });
  },
);

it('the table of kinds has every kind', () => {
  expect(definitions.map(({ kind }) => kind).toSorted()).toEqual(
    Object.keys(filterKinds).toSorted(),
  );
});
