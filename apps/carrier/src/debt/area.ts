import type { Area } from '../Area.ts';
import { debtRoutes } from './routes.ts';
import { livesOf } from '../commissions/livesOf.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import { advances } from '../commissions/tables.ts';

/** The advances on policies; their recoveries are lines of commission. */
const debtStep: BookStep = {
  name: 'debt',
  tables: [advances],
  begin: (rows, book) => {
    const lifeOf = livesOf(book);
    return (seeded) => rows.add(advances, ...lifeOf(seeded).advances);
  },
};

/** Debt and advances. */
export const debt: Area = {
  routes: debtRoutes,
  seedSteps: [debtStep],
};
