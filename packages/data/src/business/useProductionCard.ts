import type { BusinessType } from '../endpoint.ts';
import { inPlace } from '../inPlace.ts';
import { getIndividualSummary, getWorksiteSummary } from '../production/contract.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';

const individual = inPlace(getIndividualSummary);
const worksite = inPlace(getWorksiteSummary);

/** What one kind of production comes to this year to date, for a card. */
export function useProductionCard(type: BusinessType) {
  const isIndividual = type === 'Individual';
  const ofIndividual = useEndpoint(individual, isIndividual ? { query: {} } : null);
  const ofWorksite = useEndpoint(worksite, isIndividual ? null : { query: {} });
  return isIndividual ? ofIndividual : ofWorksite;
}
