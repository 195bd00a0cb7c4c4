import type { Address } from '../../shared/address.ts';
import { startList } from '../../shared/list/startList.ts';
import { individualDetailsList, worksiteDetailsList } from './shared/detailsList.ts';
import { startIndividual, startWorksite } from './shared/startProduction.ts';

const starts: Readonly<Record<string, (address: Address) => Promise<void>>> = {
  'individual/downline': startIndividual,
  'individual/products': startIndividual,
  'individual/policy-detail': (address) => startList(individualDetailsList, address),
  'worksite/agent': startWorksite('agent'),
  'worksite/group': startWorksite('group'),
  'worksite/products': startWorksite('products'),
  'worksite/policy-detail': (address) => startList(worksiteDetailsList, address),
};

/** Starts the first data of the page at a place like `individual/downline`. */
export async function startProduction(place: string, address: Address): Promise<void> {
  await starts[place]?.(address);
}
