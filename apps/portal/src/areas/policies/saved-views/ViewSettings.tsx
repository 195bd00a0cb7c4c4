import type {
  DigestFrequency,
  SavedView,
  SavedViewList,
  ViewAudience,
} from '@agent-portal/data/saved-views/contract';
import { useSaveView, useSetViewDigest } from '@agent-portal/data/saved-views/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { Select } from '@agent-portal/ui/Select';
import { type FormEvent, useState } from 'react';

interface ViewSettingsProps {
  readonly list: SavedViewList;
  readonly view: SavedView;
  /** Whom the user may share this view with. Empty for a view of another user. */
  readonly audiences: readonly ViewAudience[];
  readonly sendsDigests: boolean;
  readonly onDone: () => void;
}

const never = '';

/** The readers of a view, as the form and the list name them. */
export const audienceLabels: Readonly<Record<ViewAudience, string>> = {
  Delegates: 'My users',
  Downline: 'My users and my downline',
};

const frequencies: readonly { readonly value: DigestFrequency | ''; readonly label: string }[] = [
  { value: never, label: 'Never' },
  { value: 'Daily', label: 'Every day' },
  { value: 'Weekly', label: 'Every Monday' },
];

/** The form that shares a view, and that sends it to the user by e-mail. */
export function ViewSettings({ list, view, audiences, sendsDigests, onDone }: ViewSettingsProps) {
  const { name, query, viewId } = view;
  const saving = useSaveView();
  const digest = useSetViewDigest();
  const [audience, setAudience] = useState<string>(view.sharedWith ?? never);
  const [frequency, setFrequency] = useState<string>(view.digest ?? never);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (audience !== (view.sharedWith ?? never)) {
      const sharedWith = (audience || null) as ViewAudience | null;
      if (!(await saving.make({ body: { list, name, query, formerName: name, sharedWith } })))
        return;
    }
    if (viewId !== undefined && frequency !== (view.digest ?? never)) {
      const chosen = (frequency || null) as DigestFrequency | null;
      if (!(await digest.make({ body: { list, viewId, frequency: chosen } }))) return;
    }
    announce(`${name} is saved`);
    onDone();
  }

  return (
    <form aria-label={`Sharing and e-mail of ${name}`} onSubmit={(event) => void save(event)}>
      {audiences.length > 0 && (
        <Select
          label="Shared with"
          hint="Each reader sees their own policies."
          value={audience}
          onChange={setAudience}
          options={[
            { value: never, label: 'Only me' },
            ...audiences.map((value) => ({ value, label: audienceLabels[value] })),
          ]}
        />
      )}
      {sendsDigests && (
        <Select
          label="Send me this view by e-mail"
          value={frequency}
          onChange={setFrequency}
          options={frequencies}
        />
      )}
      <Button type="submit" size="small" isBusy={saving.isRunning || digest.isRunning}>
        Save
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        Cancel
      </Button>
      {saving.failure && <p role="alert">The view was not changed. {saving.failure.message}</p>}
      {digest.failure && <p role="alert">The e-mail was not changed. {digest.failure.message}</p>}
    </form>
  );
}
