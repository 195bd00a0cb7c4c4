import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import { useSavedViews } from '@agent-portal/data/saved-views/useSavedViews';
import { late } from '@agent-portal/ui/late';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { savedViewQuery, understoodQuery } from './savedViewQuery.ts';
import { ViewsPopover } from './SavedViews.styles.ts';

const SavedViewsPanel = late(async () => (await import('./SavedViewsPanel.tsx')).SavedViewsPanel);

export interface SavedViewsProps {
  /** The list whose views these are: the last part of its address. */
  readonly list: SavedViewList;
  readonly address: ListAddress;
  /** The list as it stands in the address. */
  readonly state: ListState;
}

/** Named addresses of a list: which one is in force, and in a panel all of them (decisions, 2). */
export function SavedViews({ list, address, state }: SavedViewsProps) {
  const answer = useSavedViews(list);
  const [lastName, setLastName] = useState<string>();
  const query = savedViewQuery(state, address);
  const views = answer.data?.views ?? [];
  const matching = views.filter((view) => understoodQuery(view.query, address) === query);
  const inForce = matching.find(({ name }) => name === lastName) ?? matching[0];
  if (inForce && inForce.name !== lastName) setLastName(inForce.name);
  const left = inForce ? undefined : views.find(({ name }) => name === lastName);
  const text = trigger(inForce?.name, left?.name);

  if (answer.error?.kind === 'not-offered') return null;
  return (
    <ViewsPopover
      label={text}
      title="Saved views"
      trigger={
        <>
          <Bookmark size={20} strokeWidth={1.75} aria-hidden />
          <span>{text}</span>
        </>
      }
    >
      {(close) => (
        <SavedViewsPanel
          list={list}
          answer={answer}
          query={query}
          inForce={inForce}
          left={left}
          onApply={close}
          onRename={setLastName}
        />
      )}
    </ViewsPopover>
  );
}

function trigger(inForce: string | undefined, left: string | undefined): string {
  if (inForce !== undefined) return `View: ${inForce}`;
  return left === undefined ? 'Saved views' : `View: ${left} (changed)`;
}
