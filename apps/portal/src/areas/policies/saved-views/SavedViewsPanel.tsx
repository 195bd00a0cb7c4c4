import type { Answer } from '@agent-portal/data';
import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  type getSavedViews,
  mostSavedViews,
  type SavedView,
  type SavedViewList,
} from '@agent-portal/data/saved-views/contract';
import { useSaveView } from '@agent-portal/data/saved-views/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useCallback, useId, useRef, useState } from 'react';
import { SavedViewRow } from './SavedViewRow.tsx';
import { Panel, type ShownNow } from './SavedViewsPanel.styles.ts';
import { SharedViewRow } from './SharedViewRow.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';
import type { UnsavedNames } from './useUnsavedNames.ts';

interface SavedViewsPanelProps {
  readonly list: SavedViewList;
  readonly answer: Answer<OutputOf<typeof getSavedViews>>;
  readonly shows: ShownNow;
  /** The view that is currently applied. */
  readonly shown: SavedView | undefined;
  /** The view that the user can update to the current list state. */
  readonly behind: SavedView | undefined;
  readonly onApply: (view: SavedView) => void;
  readonly onRename: (name: string) => void;
  readonly unsaved: UnsavedNames;
}

/** All saved views of a list, with actions to apply, update, rename, delete, copy and save. */
export function SavedViewsPanel(props: SavedViewsPanelProps) {
  const { list, answer, shows, shown, behind, onApply, onRename, unsaved } = props;
  const { data, error, retry } = answer;
  const panel = useRef<HTMLDivElement>(null);
  const sharedId = useId();
  const [copied, setCopied] = useState<string>();
  const { report } = unsaved;
  const reportName = useCallback((isTyped: boolean) => report('name', isTyped), [report]);

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
  const { mayShareWith = [], sendsDigests = false, shared = [] } = data;
  return (
    <Panel ref={panel} tabIndex={-1}>
      {behind && (
        <UpdateView list={list} name={behind.name} shows={shows}>
          {behind === shown
            ? `“${behind.name}” was saved without columns and density.`
            : `The list has changed since you applied “${behind.name}”.`}
        </UpdateView>
      )}
      {data.views.length >= mostSavedViews ? (
        <Banner tone="info">
          You have {mostSavedViews} saved views of this list, which is the maximum. Delete one to
          save another.
        </Banner>
      ) : (
        <SaveViewForm
          list={list}
          shows={shows}
          label="Name of the new view"
          submit="Save new view"
          onDone={() => panel.current?.focus()}
          onUnsavedChange={reportName}
        />
      )}
      {data.views.length === 0 ? (
        <p>You have no saved views of this list yet.</p>
      ) : (
        <ul>
          {data.views.map((view) => (
            <SavedViewRow
              key={view.name}
              list={list}
              view={view}
              isShown={view === shown}
              audiences={mayShareWith}
              sendsDigests={sendsDigests}
              isCopied={view.name === copied}
              onApply={() => onApply(view)}
              onCopied={() => setCopied(view.name)}
              onRename={(name) => {
                onRename(name);
                panel.current?.focus();
              }}
              onDelete={() => panel.current?.focus()}
              unsaved={unsaved}
            />
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <section aria-labelledby={sharedId}>
          <h3 id={sharedId}>Shared with you</h3>
          <ul>
            {shared.map((view) => (
              <SharedViewRow
                key={view.viewId}
                list={list}
                view={view}
                isShown={view === shown}
                sendsDigests={sendsDigests}
                onApply={() => onApply(view)}
                unsaved={unsaved}
              />
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

interface UpdateViewProps {
  readonly list: SavedViewList;
  readonly name: string;
  readonly shows: ShownNow;
  /** How the list and the view differ. */
  readonly children: string;
}

/** Says that the list differs from a view, and offers to update the view. */
function UpdateView({ list, name, shows, children }: UpdateViewProps) {
  const { make, isRunning, failure: error } = useSaveView();
  const update = async () => {
    const isDone = await make({ body: { list, name, ...shows, formerName: name } });
    if (isDone) announce(`${name} is updated`);
  };
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" isBusy={isRunning} onClick={() => void update()}>
          Update the view
        </Button>
      }
    >
      {children}
      {error && <p role="alert">The view was not updated. {error.message}</p>}
    </Banner>
  );
}
