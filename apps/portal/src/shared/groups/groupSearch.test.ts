import { expect, test } from 'vitest';
import { groupSearch, groupSearchQuery } from './groupSearch.ts';

const queryOf = (group?: string) =>
  groupSearchQuery({ filters: group === undefined ? {} : { group } });

test('a search asks for its text, without spaces around it, up to 100 characters', () => {
  expect(queryOf('  Harbor ')).toEqual({ group: 'Harbor' });
  expect(queryOf('x'.repeat(101))).toEqual({ group: 'x'.repeat(100) });
  expect(queryOf('   ')).toEqual({});
  expect(queryOf()).toEqual({});
});

test('the filter shows until a carrier answers without finding groups', () => {
  const shows = (values: Readonly<Record<string, unknown>> | undefined) =>
    groupSearch({ values } as Parameters<typeof groupSearch>[0])[1];
  expect(shows(undefined)).toBe(true);
  expect(shows({ findsGroups: true })).toBe(true);
  expect(shows({ findsGroups: undefined })).toBe(false);
});
