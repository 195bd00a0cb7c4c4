import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import type { Area } from '../Area.ts';
import { commissionsRoutes } from './routes.ts';
import { commissionNotices } from './notices.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import { cyclesUntil } from './cycles.ts';
import { livesOf } from './livesOf.ts';
import { commissionCycles, commissionLines } from './tables.ts';

/** Creates the cycles of three years. The cycle of the business date is estimated. */
function seedCycles(rows: RowBuffer, today: string): void {
  for (const cycle of cyclesUntil(today)) {
    rows.add(commissionCycles, { ...cycle, estimated: cycle.cycleEndDate >= today });
  }
}

/** The cycles, and what was paid in them. */
const commissionsStep: BookStep = {
  name: 'commissions',
  tables: [commissionCycles, commissionLines],
  begin: (rows, book) => {
    seedCycles(rows, book.today);
    const lifeOf = livesOf(book);
    return (seeded) => rows.add(commissionLines, ...lifeOf(seeded).lines);
  },
};

/** Commissions, their statements and their traces. */
export const commissions: Area = {
  routes: commissionsRoutes,
  seedSteps: [commissionsStep],
  notices: { kind: 'Commissions', access: commissionsAccess, list: commissionNotices },
};
