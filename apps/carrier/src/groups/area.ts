import type { Area } from '../Area.ts';
import { groupsRoutes } from './routes.ts';
import { groupsStep } from './seed.ts';
import { groupInventoryStep } from './seedInventory.ts';

/** The group inventory. */
export const groups: Area = {
  routes: groupsRoutes,
  seedSteps: [groupsStep, groupInventoryStep],
};
