import type { Known } from './examples.ts';
import { knownCases } from './knownCases.ts';
import { type Ask, knownCommissions } from './knownCommissions.ts';
import { knownGroups } from './knownGroups.ts';
import { knownListBills } from './knownListBills.ts';
import { knownRegion } from './knownRegion.ts';
import { knownTaxForms } from './knownTaxForms.ts';

/** What the session's agent has of each area, where it may see it. */
export async function readKnown(ask: Ask): Promise<Omit<Known, 'policyNumber' | 'agentId'>> {
  return {
    ...(await knownCommissions(ask)),
    ...(await knownListBills(ask)),
    ...(await knownGroups(ask)),
    ...(await knownRegion(ask)),
    ...(await knownCases(ask)),
    ...(await knownTaxForms(ask)),
  };
}
