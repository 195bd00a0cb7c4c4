import type { FoundGroup } from '@agent-portal/data/search/contract';
import type { SavedView, SavedViewList } from '@agent-portal/data/saved-views/contract';
import { formatAgent } from '@agent-portal/format';
import { paths } from '../../../paths.ts';
import type { VisibleItem } from '../../../shared/navigation/NavigationContext.ts';
import type { Command } from './commandResults.ts';

const nameOfList: Readonly<Record<SavedViewList, string>> = {
  'pending-v2': 'Pending',
  'active-v2': 'Active',
  'terminated-v2': 'Terminated',
};

/** The entries of the navigation that the user may open, including content pages. */
export function navigationCommands(
  items: readonly VisibleItem[],
  trail: readonly string[] = [],
): Command[] {
  return items.flatMap(({ text, href, isLocked, isExternal, children }): Command[] => {
    if (href === undefined) return navigationCommands(children, [...trail, text]);
    if (isLocked) return [];
    const above = trail.join(' › ');
    return [
      {
        to: href,
        kind: isExternal ? 'external' : 'address',
        label: text,
        detail: isExternal ? [above, 'opens in new tab'].filter(Boolean).join(', ') : above,
      },
    ];
  });
}

/** The row of a saved view: opens the list with the saved settings. */
export const viewCommands = (list: SavedViewList, views: readonly SavedView[]): Command[] =>
  views.map(({ name, query, table }) => ({
    to: `/${list}${query && '?'}${query}`,
    kind: 'address',
    label: name,
    detail: `Saved view of ${nameOfList[list]}`,
    isWholeBook: true,
    ...(table && { table: { list, view: table } }),
  }));

/** The row of an agent in the user's downline: opens the agent's pending policies. */
export const downlineCommand = (agent: {
  readonly agentName: string;
  readonly agentId: string;
}): Command => ({
  to: `${paths.pending()}?${new URLSearchParams({ viewAs: agent.agentId })}`,
  kind: 'address',
  label: formatAgent(agent),
  detail: 'See the business of this agent',
});

/** The row of an employer: opens its active policies. */
export const employerCommand = (employer: string): Command => ({
  to: `${paths.active()}?${new URLSearchParams({ employer })}`,
  kind: 'address',
  label: employer,
  detail: 'Active policies of this employer',
  isWholeBook: true,
});

/** The row of an agent in the user's hierarchy: opens the agent's place in the tree. */
export const hierarchyCommand = (agent: {
  readonly agentName: string;
  readonly agentId: string;
}): Command => ({
  to: paths.hierarchy(agent.agentId),
  kind: 'address',
  label: formatAgent(agent),
  detail: 'Its place in the hierarchy',
});

/** The rows of a group: one for each of its pages that the user may open. */
export function groupCommands({ groupNumber, group, ...has }: FoundGroup): Command[] {
  const row = { kind: 'address', label: `${group} · ${groupNumber}` } as const;
  return [
    ...(has.hasInventory
      ? [{ ...row, to: paths.group(groupNumber), detail: 'Group Inventory' }]
      : []),
    ...(has.hasBills ? [{ ...row, to: paths.groupBills(groupNumber), detail: 'List Bill' }] : []),
  ];
}
