import { getAgentInformation } from '@agent-portal/data/hierarchy/contract';
import type { Address } from '../../shared/address.ts';
import { startList } from '../../shared/list/startList.ts';
import { tabOf } from './hierarchyTabs.tsx';
import { informationInput } from './information/informationInput.ts';

/** Asks for whose hierarchy it is and for the rows of its tab beside the page's code. */
export async function startHierarchy(address: Address): Promise<void> {
  const { searchParams } = address.url;
  await Promise.all([
    address.portal.client.prefetch(getAgentInformation, informationInput(searchParams)),
    startList(tabOf(searchParams).list, address),
  ]);
}
