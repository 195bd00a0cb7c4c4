import { alertsStep } from '../../alerts/seed.ts';
import { casesStep } from '../../cases/seed/casesStep.ts';
import { claimsStep } from '../../claims/seed.ts';
import { commissionsStep } from '../../commissions/seed.ts';
import { featuresStep } from '../../features/seed.ts';
import { followUpsEntryStep } from '../../content/seed/followUpsEntryStep.ts';
import { pageTextsStep } from '../../content/seed/pageTexts.ts';
import { contentStep } from '../../content/seed/contentStep.ts';
import { debtStep } from '../../debt/seed.ts';
import { followUpsStep } from '../../follow-ups/seed.ts';
import { groupsStep } from '../../groups/seed.ts';
import { groupInventoryStep } from '../../groups/seedInventory.ts';
import { hierarchyStep } from '../../hierarchy/seed.ts';
import { standingStep } from '../../hierarchy/standing/seed.ts';
import { listBillsStep } from '../../list-bills/seed.ts';
import { policiesStep } from '../../policies/seed/policiesStep.ts';
import { profilesStep } from '../../profile/seed.ts';
import { productionStep } from '../../production/seed.ts';
import { savedViewsStep } from '../../saved-views/seed.ts';
import { accountsStep } from '../../session/seed.ts';
import { subAccountsStep } from '../../sub-accounts/seed.ts';
import { taxFormsStep } from '../../tax-forms/seed.ts';
import { watchesStep } from '../../watches/seed.ts';
import type { SeedStep } from './SeedStep.ts';

/** The steps of the seed, each after those whose rows it refers to. */
export const seedSteps: readonly SeedStep[] = [
  hierarchyStep,
  standingStep,
  groupsStep,
  policiesStep,
  debtStep,
  commissionsStep,
  productionStep,
  groupInventoryStep,
  listBillsStep,
  claimsStep,
  casesStep,
  taxFormsStep,
  profilesStep,
  accountsStep,
  subAccountsStep,
  alertsStep,
  savedViewsStep,
  watchesStep,
  followUpsStep,
  featuresStep,
  contentStep,
  pageTextsStep,
  followUpsEntryStep,
];
