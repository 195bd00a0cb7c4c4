import { getAgentInformation } from '@agent-portal/data/hierarchy/contract';
import { useAgentInformation } from '@agent-portal/data/hierarchy/hooks';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AgentCard, informationInput } from './information/AgentCard.tsx';
import type { Address } from '../../shared/address.ts';
import { Commands, ListSection, type CommandsSlot } from '../../shared/list/ListSection.tsx';
import { type StartedList, startList } from '../../shared/list/startList.ts';
import { paths } from '../../paths.ts';
import { appointmentsList } from './lists/appointmentsList.tsx';
import { endingsList } from './lists/endingsList.tsx';
import { hierarchyFilterAddress } from './lists/hierarchyFilters.ts';
import { requirementsList } from './lists/requirementsList.tsx';
import { HierarchyTree } from './tree/HierarchyTree.tsx';
import { treeList } from './tree/treeList.tsx';

interface SlotProps {
  readonly slot: CommandsSlot;
}

/** The tabs of /hierarchy. The first one is the default. */
const hierarchyTabs = [
  {
    id: 'hierarchy',
    label: 'Active hierarchy',
    list: treeList as StartedList,
    Section: HierarchyTree,
  },
  {
    id: 'requirements',
    label: 'Pending requirements',
    list: requirementsList as StartedList,
    Section: ({ slot }: SlotProps) => <ListSection list={requirementsList} slot={slot} />,
  },
  {
    id: 'appointments',
    label: 'Appointments',
    list: appointmentsList as StartedList,
    Section: ({ slot }: SlotProps) => <ListSection list={appointmentsList} slot={slot} />,
  },
  {
    id: 'ending-soon',
    label: 'Ending soon',
    /** Some carriers do not offer it. */
    isOptional: true,
    list: endingsList as StartedList,
    Section: ({ slot }: SlotProps) => <ListSection list={endingsList} slot={slot} />,
  },
] as const;

/** The tab that the URL names. */
const tabOf = (search: URLSearchParams) =>
  hierarchyTabs.find(({ id }) => id === search.get('tab')) ?? hierarchyTabs[0];

/** Links to a tab and keeps the filters, which all tabs share. The URL does not name the first tab. */
function tabHref(id: string, search: URLSearchParams): string {
  const stored = new URLSearchParams();
  for (const name of Object.keys(hierarchyFilterAddress)) {
    const value = search.get(name);
    if (value) stored.set(name, value);
  }
  if (id !== hierarchyTabs[0].id) stored.set('tab', id);
  return stored.size > 0 ? `${paths.hierarchy()}?${stored}` : paths.hierarchy();
}

/** /hierarchy: the downline, its open requirements, and its appointments and licenses [S2]. */
export function HierarchyPage() {
  const [search] = useSearchParams();
  const [slot, setSlot] = useState<CommandsSlot>(null);
  const tab = tabOf(search);
  const { data } = useAgentInformation(informationInput(search));
  const endingSoon = data?.endingSoon;
  const tabs = hierarchyTabs.filter(
    (one) => one === tab || !('isOptional' in one) || endingSoon !== undefined,
  );
  return (
    <>
      <PageHeader title="Hierarchy" actions={<Commands ref={setSlot} />} />
      <SectionTabs
        label="Hierarchy"
        tabs={tabs.map((one) => ({
          href: tabHref(one.id, search),
          label: one.label,
          count: 'isOptional' in one ? endingSoon : undefined,
        }))}
        current={tabHref(tab.id, search)}
      />
      <tab.Section key={tab.id} slot={slot} />
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
