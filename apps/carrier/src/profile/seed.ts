import { asc } from 'drizzle-orm';
import { addDays } from '../db/dates.ts';
import { addressLines, phone } from '../db/seed/people.ts';
import { createRandom } from '../db/seed/random.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep, AfterBookStep } from '../db/seed/SeedStep.ts';
import { producers } from '../db/tables/agents.ts';
import { producerProfiles, regions } from './tables.ts';

const tables = [regions, producerProfiles];

const everyRegion = [
  ['N1', 'Upper Midwest', 'Northfield, Minnesota', '5075550110'],
  ['C2', 'Central Plains', 'Des Moines, Iowa', '5155550120'],
  ['W3', 'Western Plains', 'Omaha, Nebraska', '4025550130'],
  ['E4', 'Great Lakes', 'Madison, Wisconsin', '6085550140'],
] as const;

/** The profiles of all producers, and the regions that they belong to. */
export const profilesStep: BookStep & AfterBookStep = {
  name: 'profiles',
  tables,
  run: async (tx, { seed, today }) => {
    const rows = new RowBuffer(tables);
    for (const [regionCode, region, office, officePhone] of everyRegion) {
      const email = `region.${regionCode.toLowerCase()}@example.com`;
      rows.add(regions, { regionCode, region, office, phone: officePhone, email });
    }
    const all = await tx
      .select({ producerId: producers.producerId })
      .from(producers)
      .orderBy(asc(producers.producerId));
    for (const { producerId } of all) {
      const random = createRandom(`${seed}/profiles/${producerId}`);
      rows.add(producerProfiles, {
        producerId,
        regionCode: random.pick(everyRegion)[0],
        businessAddress: addressLines(random),
        mailingAddress: random.chance(0.3) ? addressLines(random) : null,
        mobilePhone: random.chance(0.7) ? phone(random) : null,
        nationalProducerNumber: String(random.int(1_000_000, 19_999_999)),
        vertaforeLinkedOn: random.chance(0.8) ? addDays(today, -random.int(30, 2_000)) : null,
      });
    }
    await rows.flush(tx);
  },
};
