import type {
  SavedView,
  SavedViewList,
  ViewAudience,
} from '@agent-portal/data/saved-views/contract';
import { useDeleteView } from '@agent-portal/data/saved-views/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { IconButton } from '@agent-portal/ui/IconButton';
import { Link } from '@agent-portal/ui/Link';
import { TextInput } from '@agent-portal/ui/TextInput';
import { Check, Link2, Pencil, Share2, Trash2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { SaveViewForm } from './SaveViewForm.tsx';
import type { UnsavedNames } from './useUnsavedNames.ts';
import { audienceLabels, ViewSettings } from './ViewSettings.tsx';
import { viewHref } from './ViewTabs.tsx';

interface DeleteViewProps {
  readonly list: SavedViewList;
  readonly name: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a view is deleted. Cancel has the focus. */
function DeleteView({ list, name, onDone, onCancel }: DeleteViewProps) {
  const { make, isRunning, failure: error } = useDeleteView();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function remove() {
    if (!(await make({ query: { list, name } }))) return;
    announce(`${name} is deleted`);
    onDone();
  }

  return (
    <fieldset aria-label={`Delete ${name}`}>
      <p>Delete “{name}”? Links to it still work.</p>
      <Button size="small" variant="danger" isBusy={isRunning} onClick={() => void remove()}>
        Delete
      </Button>
      <Button ref={keep} size="small" variant="quiet" onClick={onCancel}>
        Keep
      </Button>
      {error && <p role="alert">The view was not deleted. {error.message}</p>}
    </fieldset>
  );
}

interface ViewLinkProps {
  readonly name: string;
  readonly href: string;
}

/** The link to a view, to copy manually when the browser blocks copying. */
function ViewLink({ name, href }: ViewLinkProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <TextInput
      ref={box}
      label={`Link to ${name}`}
      hint="Your browser blocked copying. Press Ctrl+C to copy the link."
      value={href}
      onChange={() => undefined}
      readOnly
    />
  );
}

interface SavedViewRowProps {
  readonly list: SavedViewList;
  readonly view: SavedView;
  readonly isShown: boolean;
  /** Whom the user may share views with. */
  readonly audiences: readonly ViewAudience[];
  readonly sendsDigests: boolean;
  /** Its link was copied most recently. */
  readonly isCopied: boolean;
  readonly onApply: () => void;
  readonly onCopied: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
  readonly unsaved: UnsavedNames;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One saved view: a link that applies it, and its actions. */
export function SavedViewRow(props: SavedViewRowProps) {
  const { list, view, isShown, isCopied, onApply, onCopied, onRename, onDelete, unsaved } = props;
  const { audiences, sendsDigests } = props;
  const { name, query } = view;
  const [doing, setDoing] = useState<'rename' | 'delete' | 'link' | 'settings'>();
  const settingsButton = useRef<HTMLButtonElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const was = useRef(doing);
  // When a form closes without a result, the focus returns to the button that opened it.
  useEffect(() => {
    if (was.current === 'rename' && !doing) renameButton.current?.focus();
    if (was.current === 'delete' && !doing) deleteButton.current?.focus();
    if (was.current === 'settings' && !doing) settingsButton.current?.focus();
    was.current = doing;
  }, [doing]);
  const href = viewHref(list, view);
  const navigate = useNavigate();
  const apply = (event: MouseEvent) => {
    // The view opens in a new tab, so this tab stays unchanged.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (unsaved.isTyped) event.preventDefault();
    unsaved.leave(() => {
      onApply();
      if (unsaved.isTyped) void navigate(href);
    });
  };

  async function copy() {
    try {
      await navigator.clipboard.writeText(globalThis.location.origin + href);
      announce(`The link to ${name} is copied`);
      onCopied();
      setDoing(undefined);
    } catch {
      setDoing('link');
    }
  }

  const { report } = unsaved;
  const key = `new name of ${name}`;
  const reportName = useCallback((isTyped: boolean) => report(key, isTyped), [report, key]);
  const stop = () => unsaved.leave(() => setDoing(undefined), key);
  // The first Escape closes the form or the question, the second one the panel.
  const atEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  };
  if (doing === 'rename') {
    return (
      <li>
        <div role="presentation" onKeyDown={atEscape}>
          <SaveViewForm
            list={list}
            shows={{ query }}
            formerName={name}
            label={`New name of ${name}`}
            submit="Rename"
            onDone={onRename}
            onUnsavedChange={reportName}
            onCancel={stop}
          />
        </div>
      </li>
    );
  }
  return (
    <li>
      <div data-part="view">
        <Link href={href} aria-current={isShown ? 'true' : undefined} onClick={apply}>
          {name}
        </Link>
        {isShown && (
          <span data-part="note">
            <Check {...icon} /> Showing now
          </span>
        )}
        {isCopied && (
          <span data-part="note">
            <Check {...icon} /> Copied
          </span>
        )}
        <IconButton
          label={`Copy the link to ${name}`}
          icon={<Link2 {...icon} />}
          onClick={() => void copy()}
        />
        {(audiences.length > 0 || sendsDigests) && (
          <IconButton
            ref={settingsButton}
            label={`Share or e-mail ${name}`}
            icon={<Share2 {...icon} />}
            aria-expanded={doing === 'settings'}
            onClick={() => setDoing(doing === 'settings' ? undefined : 'settings')}
          />
        )}
        <IconButton
          ref={renameButton}
          label={`Rename ${name}`}
          icon={<Pencil {...icon} />}
          onClick={() => setDoing('rename')}
        />
        <IconButton
          ref={deleteButton}
          label={`Delete ${name}`}
          icon={<Trash2 {...icon} />}
          onClick={() => setDoing('delete')}
        />
      </div>
      {view.sharedWith && (
        <small>Shared with {audienceLabels[view.sharedWith].toLowerCase()}</small>
      )}
      {doing === 'settings' && (
        <div role="presentation" onKeyDown={atEscape}>
          <ViewSettings
            list={list}
            view={view}
            audiences={audiences}
            sendsDigests={sendsDigests}
            onDone={() => setDoing(undefined)}
          />
        </div>
      )}
      {doing === 'delete' && (
        <div role="presentation" onKeyDown={atEscape}>
          <DeleteView list={list} name={name} onDone={onDelete} onCancel={stop} />
        </div>
      )}
      {doing === 'link' && <ViewLink name={name} href={globalThis.location.origin + href} />}
    </li>
  );
}
