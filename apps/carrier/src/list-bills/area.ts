import type { Area } from '../Area.ts';
import { listBillsRoutes } from './routes.ts';
import { listBillsStep } from './seed.ts';

/** List bills. */
export const listBills: Area = {
  routes: listBillsRoutes,
  seedSteps: [listBillsStep],
};
