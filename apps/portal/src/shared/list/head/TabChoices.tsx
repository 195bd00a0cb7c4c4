import { Drawing, drawings } from '@agent-portal/ui/Drawing';
import { namedMenu } from '../../files/menus.tsx';
import type { FilterState } from '../address/listState.ts';
import { currentTab } from '../address/listTabs.ts';
import type { ListTab } from '../List.ts';

export interface TabChoicesProps {
  readonly tabs: readonly ListTab[];
  readonly filters: FilterState;
  readonly onPick: (id: string) => void;
}

/** The choices of the current tab, if it has some: within 7, 30 or 90 days. */
export function TabChoices({ tabs, filters, onPick }: TabChoicesProps) {
  const current = currentTab(tabs, filters);
  const choices = current && tabs.find((tab) => tab.choices?.includes(current))?.choices;
  if (!choices) return null;
  const items = choices.map((one) => ({
    id: one.id,
    label: one.label,
    kind: 'radio' as const,
    checked: one === current,
    onAction: () => onPick(one.id),
  }));
  return namedMenu(current.label, [{ id: 'choices', items }])({
    variant: 'quiet',
    size: 'small',
    icon: <Drawing of={drawings.chevronDown} />,
    children: current.label,
  });
}
