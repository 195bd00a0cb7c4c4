import { expect, it } from 'vitest';
import type { SeedStep } from '../db/seed/SeedStep.ts';
import { orderSteps } from './orderSteps.ts';

const step = (name: string, ...after: string[]): SeedStep => ({ name, after, run: async () => {} });
const namesOf = (steps: readonly SeedStep[]) => steps.map(({ name }) => name);

it('the order of steps keeps the given order, except for a step that has to come after a later one', () => {
  const steps = [step('a'), step('b', 'd'), step('c'), step('d', 'e'), step('e'), step('f', 'a')];
  expect(namesOf(orderSteps(steps))).toEqual(['a', 'e', 'd', 'b', 'c', 'f']);
});

it('the order of steps rejects a step after one that does not exist, and steps that wait for each other', () => {
  expect(() => orderSteps([step('a', 'b')])).toThrow('a comes after b, which does not exist');
  expect(() => orderSteps([step('a', 'b'), step('b', 'a')])).toThrow('each other: a, b, a');
});
