import { asc } from 'drizzle-orm';
import { RowBuffer } from '../../../db/seed/RowBuffer.ts';
import type { AfterBookStep, BookStep } from '../../../db/seed/SeedStep.ts';
import { createRandom } from '../../../db/seed/random.ts';
import { claimEvents, claimItems, claims } from '../../tables.ts';
import { drawClaimHistory } from './drawClaimHistory.ts';

const tables = [claimItems, claimEvents];

/**
 * The items and the history of each claim. They follow from the claims in the database, so that an existing
 * book gets them too.
 */
export const claimHistoryStep: BookStep & AfterBookStep = {
  name: 'claim-history',
  after: ['claims'],
  tables,
  run: async (tx, { seed }) => {
    const rows = new RowBuffer(tables);
    for (const claim of await tx.select().from(claims).orderBy(asc(claims.rowId))) {
      const { claimNumber } = claim;
      const random = createRandom(`${seed}/claim-history/${claimNumber}`);
      const { items, history } = drawClaimHistory(random, claim);
      for (const [index, item] of items.entries())
        rows.add(claimItems, { claimNumber, position: index + 1, ...item });
      for (const [index, event] of history.entries())
        rows.add(claimEvents, { claimNumber, position: index + 1, ...event });
    }
    await rows.flush(tx);
  },
};
