import { getAgentInformation } from '@agent-portal/data/hierarchy/contract';
import type { Address } from '../../shared/address.ts';
import { startList } from '../../shared/list/startList.ts';
import { tabOf } from './hierarchyTabs.tsx';
import { informationInput } from './information/informationInput.ts';

/** Requests the agent information and the rows of the tab while the code of the page loads. */
export async function startHierarchy(address: Address): Promise<void> {
  const { searchParams } = address.url;
  await Promise.all([
    address.portal.client.prefetch(getAgentInformation, informationInput(searchParams)),
    startList(tabOf(searchParams).list, address),
  ]);
}
