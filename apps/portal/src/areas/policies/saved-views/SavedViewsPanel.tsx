import type { Answer } from '@agent-portal/data';
import {
  mostSavedViews,
  type SavedView,
  type SavedViewList,
} from '@agent-portal/data/saved-views/contract';
import { useSaveView } from '@agent-portal/data/saved-views/useSaveView';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useRef } from 'react';
import { SavedViewRow } from './SavedViewRow.tsx';
import { Panel } from './SavedViewsPanel.styles.ts';
import { SaveViewForm } from './SaveViewForm.tsx';

interface SavedViewsPanelProps {
  readonly list: SavedViewList;
  readonly answer: Answer<{ readonly views: readonly SavedView[] }>;
  /** What the list shows. */
  readonly query: string;
  /** The view that the list shows. */
  readonly inForce: SavedView | undefined;
  /** The view that was in force before the list was changed. */
  readonly left: SavedView | undefined;
  readonly onApply: () => void;
  readonly onRename: (name: string) => void;
}

/** All saved views of a list: apply, update, rename, delete, copy a link, and save another one. */
export function SavedViewsPanel(props: SavedViewsPanelProps) {
  const { list, answer, query, inForce, left, onApply, onRename } = props;
  const { data, error, retry } = answer;
  const panel = useRef<HTMLDivElement>(null);

  if (error) {
    return (
      <Panel>
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          Your saved views could not be loaded.
        </Banner>
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel aria-busy="true">
        <Skeleton lines={4} />
      </Panel>
    );
  }
  return (
    <Panel ref={panel} tabIndex={-1}>
      {data.views.length === 0 ? (
        <p>You have no saved views of this list yet.</p>
      ) : (
        <ul>
          {data.views.map((view) => (
            <SavedViewRow
              key={view.name}
              list={list}
              view={view}
              isInForce={view === inForce}
              onApply={onApply}
              onRename={(name) => {
                onRename(name);
                panel.current?.focus();
              }}
              onDelete={() => panel.current?.focus()}
            />
          ))}
        </ul>
      )}
      {left && <UpdateView list={list} view={left} query={query} />}
      {data.views.length >= mostSavedViews ? (
        <Banner tone="info">
          You have {mostSavedViews} saved views of this list, the most there can be. Delete one to
          save another.
        </Banner>
      ) : (
        <SaveViewForm
          list={list}
          query={query}
          label="Save what the list shows as"
          submit="Save view"
          onDone={() => panel.current?.focus()}
        />
      )}
    </Panel>
  );
}

interface UpdateViewProps {
  readonly list: SavedViewList;
  readonly view: SavedView;
  readonly query: string;
}

/** The list differs from the view that was applied: the view can follow it. */
function UpdateView({ list, view: { name }, query }: UpdateViewProps) {
  const { make, isRunning, failure: error } = useSaveView();
  const update = async () => {
    const isDone = await make({ body: { list, name, query, formerName: name } });
    if (isDone) announce(`${name} is updated`);
  };
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" pending={isRunning} onClick={() => void update()}>
          Update the view
        </Button>
      }
    >
      The list has changed since you applied “{name}”.
      {error && <p role="alert">The view is not updated. {error.message}</p>}
    </Banner>
  );
}
