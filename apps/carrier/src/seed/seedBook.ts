import { createPolicySeed } from '../policies/seed/policiesStep.ts';
import { seedGroups } from '../groups/seed.ts';
import { seedHierarchy } from '../hierarchy/seed.ts';
import type { Database } from '../db/connection.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import type { SeedPlan } from '../db/seed/seedRecord.ts';
import { sizes } from '../db/seed/sizes.ts';

/** The number of policies that are generated before their rows are saved. */
const chunk = 1_000;

/**
 * Generates the whole book of people, groups and policies, and saves the rows of some of its steps. The same
 * plan generates the same book, so that a later step fits an existing book.
 */
export async function seedBook(
  tx: Database,
  plan: SeedPlan,
  steps: readonly BookStep[],
  onProgress: (line: string) => void,
): Promise<void> {
  const size = sizes[plan.size];
  const rows = new RowBuffer(steps.flatMap(({ tables }) => tables));
  const hierarchy = seedHierarchy(rows, { ...plan, count: size.agents });
  const { others } = hierarchy;
  const groups = seedGroups(rows, { ...plan, count: size.groups }, others);
  const nextPolicy = createPolicySeed(rows, { ...plan, groups, others });
  const ends: (() => void)[] = [];
  const book = { ...plan, hierarchy, groups, atEnd: (add: () => void) => void ends.push(add) };
  const followers = steps.flatMap(({ begin }) => begin?.(rows, book) ?? []);
  for (let index = 0; index < size.policies; index += 1) {
    const seeded = nextPolicy(index);
    for (const follow of followers) follow(seeded);
    const count = index + 1;
    if (count % chunk === 0) await rows.flush(tx);
    if (count % (size.policies / 5) === 0) onProgress(progressLine(count, size.policies));
  }
  for (const addLast of ends) addLast();
  await rows.flush(tx);
}

function progressLine(count: number, of: number): string {
  const [done, all] = [count, of].map((count) => count.toLocaleString('en-US'));
  return `Seeding the book of business: ${done} of ${all} policies`;
}
