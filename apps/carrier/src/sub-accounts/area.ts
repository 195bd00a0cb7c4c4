import type { Area } from '../Area.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { subAccountsRoutes } from './routes.ts';
import { subAccountsStep } from './seed.ts';

/** Sub-accounts of an agent. */
export const subAccounts: Area = {
  routes: ({ pool }) => subAccountsRoutes(createUserLimit(pool, limits.invitations)),
  seedSteps: [subAccountsStep],
};
