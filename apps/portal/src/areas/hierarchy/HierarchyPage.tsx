import { useAgentInformation } from '@agent-portal/data/hierarchy/hooks';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { hierarchyTabs, tabHref, tabOf } from './hierarchyTabs.tsx';
import { AgentCard } from './information/AgentCard.tsx';
import { informationInput } from './information/informationInput.ts';
import { getAgentInformation } from '@agent-portal/data/hierarchy/contract';
import type { Address } from '../../shared/address.ts';
import { Commands, type Place } from '../../shared/list/ListSection.tsx';
import { startList } from '../../shared/list/startList.ts';

/** /hierarchy: the downline, its open requirements, and its appointments and licenses [S2]. */
export function HierarchyPage() {
  const [search] = useSearchParams();
  const [place, setPlace] = useState<Place>(null);
  const tab = tabOf(search);
  const { data } = useAgentInformation(informationInput(search));
  const endingSoon = data?.endingSoon;
  const tabs = hierarchyTabs.filter(
    (one) => one === tab || !('isOptional' in one) || endingSoon !== undefined,
  );
  return (
    <>
      <PageHeader title="Hierarchy" actions={<Commands ref={setPlace} />} />
      <SectionTabs
        label="Hierarchy"
        tabs={tabs.map((one) => ({
          href: tabHref(one.id, search),
          label: one.label,
          count: 'isOptional' in one ? endingSoon : undefined,
        }))}
        current={tabHref(tab.id, search)}
      />
      <tab.Section key={tab.id} place={place} />
      <AgentCard search={search} />
    </>
  );
}

export { HierarchyPage as Page };

/** Requests the agent information and the rows of the tab while the code of the page loads. */
export async function startData(address: Address): Promise<void> {
  const { searchParams } = address.url;
  await Promise.all([
    address.portal.client.prefetch(getAgentInformation, informationInput(searchParams)),
    startList(tabOf(searchParams).list, address),
  ]);
}
