import { expect, test } from 'vitest';
import { clientNames } from './clientNames.ts';
import policyFixture from './fixtures/getPolicy.json' with { type: 'json' };
import { policy } from './policy/shapes.ts';
import * as z from 'zod/mini';

const { insureds, ...rest } = z.parse(policy, policyFixture);
const named = (name: string) => ({ ...insureds[0]!, name });
const unnamed = { ...rest, insureds: [], annuitants: [], owners: [] };

test('names the insureds of a policy', () => {
  const two = { ...unnamed, insureds: [named('A'), named('B')], owners: [named('C')] };
  expect(clientNames(two)).toEqual(['A', 'B']);
});

test('names the annuitants of an annuity, and without them its owners', () => {
  const annuity = { ...unnamed, annuitants: [named('A')], owners: [named('C')] };
  expect(clientNames(annuity)).toEqual(['A']);
  expect(clientNames({ ...annuity, annuitants: [] })).toEqual(['C']);
  expect(clientNames(unnamed)).toEqual([]);
});
