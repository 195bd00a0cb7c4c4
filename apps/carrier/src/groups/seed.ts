import { state } from '../db/seed/people.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { groups } from '../db/tables/groups.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import type { SeededGroup } from '../db/seed/SeededPolicy.ts';

/** Employers of the fixed people's books, with the agent that enrolled each. */
const fixedGroups = [
  ['Lakeshore School District', '4471902'],
  ['Harbor Freightways', '4471918'],
  ['St. Brigid Medical Center', '4473310'],
  ['Northshore Millwork & Cabinetry', '4470057'],
  ["O'Halloran Brothers Dairy", '4471925'],
  ['Cooperative Electrical Workers of Greater Prairie County, Local 1127', '4473322'],
  ['Cedar Valley Credit Union', '4480022'],
  ['Ironwood Casting', '4480022'],
  ['Blue Heron Hospitality', '4480044'],
  ['Twin Rivers Transit', '4480066'],
] as const;

const starts = [
  'Lakeside',
  'Prairie',
  'Summit',
  'Riverbend',
  'Granite',
  'Cedar',
  'Blue Ox',
  'Iron Range',
  'Clearwater',
  'Sunrise',
  'Great Plains',
  'North Star',
  'Maple Grove',
  'Red Barn',
  'Whitewater',
] as const;
const ends = [
  'Manufacturing',
  'School District',
  'Health System',
  'Logistics',
  'Foods',
  'Construction',
  'Credit Union',
  'Transit Authority',
  'Paper',
  'Dairy',
  'Hospitality',
  'Engineering',
  'Hardware',
] as const;

/** Creates `count` groups: the fixed ones first, the others spread over `agentIds`. */
export function seedGroups(
  rows: RowBuffer,
  plan: { seed: string; count: number },
  agentIds: readonly string[],
): SeededGroup[] {
  return Array.from({ length: plan.count }, (_, index) => {
    const random = createRandom(`${plan.seed}/group/${index}`);
    // A figure of earlier versions, still generated so that later random values stay the same.
    random.next();
    const [fixedName, fixedAgent] = fixedGroups[index] ?? [];
    const group = {
      groupNumber: `G${String(1_000 + index).padStart(6, '0')}`,
      name: fixedName ?? `${random.pick(starts)} ${random.pick(ends)} ${index}`,
      agentId: fixedAgent ?? agentIds[index % agentIds.length] ?? '',
    };
    rows.add(groups, {
      ...group,
      state: state(random),
      billingMode: random.chance(0.8) ? 'List Bill' : 'Monthly',
    });
    return group;
  });
}

/** The groups. The book generates them itself. */
export const groupsStep: BookStep = { name: 'groups', tables: [groups] };
