import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { leavesOf } from './testing/leavesOf.ts';

const inputs = Object.values<Endpoint>(contract).flatMap((endpoint) =>
  [...leavesOf(endpoint)].map(({ path, schema }) => ({ name: `${endpoint.name} ${path}`, schema })),
);

const takes = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

describe('a date in a request', () => {
  const time = 'T12:00:00Z';
  const dates = inputs.flatMap(({ name, schema }) =>
    ['', time].flatMap((rest) =>
      takes(schema, `2026-01-31${rest}`) &&
      !takes(schema, 'abc') &&
      !takes(schema, 'no date at all')
        ? [{ name, schema, rest }]
        : [],
    ),
  );

  it('is found in each part of a call', () => {
    const names = dates.map(({ name }) => name);
    expect(names).toContain('getExpectedCommissions query.CycleEndDate');
    expect(names).toContain('getPendingPolicyRequirements query.filters.dateFrom');
    expect(names).toContain('changeSubAccount body.endsOn');
    expect(names).toContain('updatePolicyDeliveryOptions query.LastSavedDate');
  });

  it.each(dates)('is from 1900 to 2199: $name', ({ schema, rest }) => {
    for (const day of ['1900-01-01', '2199-12-31', '2024-02-29'])
      expect(takes(schema, day + rest)).toBe(true);
    const odd = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
    for (const day of [...odd, '+010000-01-01', '-000001-01-01', '2025-02-29', '2026-13-01'])
      expect(takes(schema, day + rest)).toBe(false);
  });
});
