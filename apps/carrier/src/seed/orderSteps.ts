import type { SeedStep } from '../db/seed/SeedStep.ts';

/**
 * Sorts steps so that each comes after the steps that it names in `after`. Otherwise they stay in the
 * given order.
 *
 * @throws {Error} when a step names one that does not exist, or when steps wait for each other
 */
export function orderSteps(steps: readonly SeedStep[]): readonly SeedStep[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const ordered = new Set<SeedStep>();
  const add = (step: SeedStep, waiting: readonly string[]): void => {
    if (ordered.has(step)) return;
    const path = [...waiting, step.name];
    if (waiting.includes(step.name))
      throw new Error(`Seed steps wait for each other: ${path.join(', ')}.`);
    for (const name of step.after ?? []) {
      const earlier = byName.get(name);
      if (!earlier)
        throw new Error(`The seed step ${step.name} comes after ${name}, which does not exist.`);
      add(earlier, path);
    }
    ordered.add(step);
  };
  for (const step of steps) add(step, []);
  return [...ordered];
}
