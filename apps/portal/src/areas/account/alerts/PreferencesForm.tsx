import {
  alertChannels,
  type AlertEvent,
  alertFrequencies,
  type AlertFrequency,
  type AlertPreference,
  type getAlertPreferences,
} from '@agent-portal/data/alerts/contract';
import { useSaveAlertPreferences } from '@agent-portal/data/alerts/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { Button } from '@agent-portal/ui/Button';
import { formatMoment } from '@agent-portal/format';
import { useState } from 'react';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { Checkbox } from '@agent-portal/ui/Checkbox';
import { Select } from '@agent-portal/ui/Select';
import { useFeatures } from '../../../features/useFeatures.ts';
import { asSentence } from '../asSentence.ts';
import { UnsavedQuestion } from '../../../shared/form/UnsavedQuestion.tsx';
import { useDraft } from '../../../shared/form/useDraft.ts';
import { FailureBanner } from '../../../shared/form/FailureBanner.tsx';
import { SuccessBanner } from './SuccessBanner.tsx';
import { PreferenceFields } from './AlertsPage.styles.ts';
import {
  areSame,
  channelLabels,
  describe,
  everyEvent,
  frequencyLabels,
  isEventOffered,
} from './alertTexts.ts';
import { DeletePreferences } from './DeletePreferences.tsx';
import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';

interface PreferencesConflictProps {
  /** Says who saved first. */
  readonly message: string;
  /** The preferences that were saved first, by event. */
  readonly saved: readonly AlertPreference[];
  /** The choices in this form, in the same order. */
  readonly mine: readonly AlertPreference[];
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows another user's saved version next to the choices in the form, and the user selects one. */
function PreferencesConflict(props: PreferencesConflictProps) {
  const { message, saved, mine, onTake, onSaveMine } = props;
  const differences = saved.flatMap((theirs, index) => {
    const own = mine[index];
    const isDifferent = own !== undefined && describe(own) !== describe(theirs);
    return isDifferent
      ? [{ event: theirs.event, theirs: describe(theirs), own: describe(own) }]
      : [];
  });
  return (
    <ConflictBanner onTake={onTake} onSaveMine={onSaveMine}>
      {message} {differences.length === 0 && 'Both choices are the same.'}
      <ul>
        {differences.map(({ event, theirs, own }) => (
          <li key={event}>
            <strong>{eventLabels[event]}</strong>: saved as {theirs}; your choice: {own}
          </li>
        ))}
      </ul>
    </ConflictBanner>
  );
}

const frequencies = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

interface EventPreferenceProps {
  readonly preference: AlertPreference;
  readonly onChange: (preference: AlertPreference) => void;
}

/** The channels of an event, and how often e-mail is sent. The portal always shows it at once. */
function EventPreference({ preference, onChange }: EventPreferenceProps) {
  const { event, channels, frequency } = preference;
  return (
    <fieldset>
      <legend>{eventLabels[event]}</legend>
      {alertChannels.map((channel) => (
        <Checkbox
          key={channel}
          label={channelLabels[channel]}
          checked={channels.includes(channel)}
          onChange={(checked) =>
            onChange({
              ...preference,
              channels: alertChannels.filter((one) =>
                one === channel ? checked : channels.includes(one),
              ),
            })
          }
        />
      ))}
      <Select
        label="How often"
        value={frequency}
        disabled={!channels.includes('Email')}
        options={frequencies}
        onChange={(value) => onChange({ ...preference, frequency: value as AlertFrequency })}
      />
    </fieldset>
  );
}

type Saved = OutputOf<typeof getAlertPreferences>;

interface PreferencesFormProps {
  /** The saved version. After a conflict, it is the other user's. */
  readonly latest: Saved;
}

/** The unsaved choices, of the events that the user changed, and the version that they change. */
interface Draft {
  readonly preferences: readonly AlertPreference[];
  readonly version: number | undefined;
}

function savedText({ lastSaved, preferences }: Saved): string | undefined {
  if (lastSaved === undefined) return undefined;
  if (lastSaved === null) return 'Nothing was saved yet.';
  const { at, by, byHomeOffice } = lastSaved;
  const who = by ? ` by ${by}${byHomeOffice ? ', home office' : ''}` : '';
  const what = preferences.length === 0 ? 'Deleted' : 'Last saved';
  return asSentence(`${what} on ${formatMoment(at)}${who}`);
}

/** Edits events, channels and frequencies. Choices survive a failure and the end of the session. */
export function PreferencesForm({ latest }: PreferencesFormProps) {
  const { make, isRunning, failure, clear } = useSaveAlertPreferences();
  const features = useFeatures();
  const [draft, setDraft] = useState<Draft>();
  const [successText, setSuccessText] = useState<string>();
  const savedPreferences = everyEvent(latest.preferences);
  const own = (event: AlertEvent) => draft?.preferences.find((one) => one.event === event);
  const shown = savedPreferences.map((saved) => own(saved.event) ?? saved);
  const isUnsaved = draft !== undefined && !areSame(shown, savedPreferences);
  useDraft<Draft>('alerts', () => (isUnsaved ? draft : undefined), setDraft);
  const isOutdated = failure?.kind === 'conflict' && latest.version !== draft?.version;
  const text = savedText(latest);

  const choose = (chosen: AlertPreference) => {
    setSuccessText(undefined);
    setDraft({
      preferences: [
        ...(draft?.preferences ?? []).filter(({ event }) => event !== chosen.event),
        chosen,
      ],
      version: draft ? draft.version : latest.version,
    });
  };

  const takeLatest = () => {
    clear();
    setDraft(undefined);
    setSuccessText(undefined);
  };

  async function saveOver(version: number | undefined) {
    setSuccessText(undefined);
    const body = { preferences: [...shown], ...(version !== undefined && { version }) };
    if (!(await make({ body }))) return;
    setDraft(undefined);
    setSuccessText('Your alerts are saved.');
  }

  return (
    <PreferenceFields
      aria-label="Alerts"
      onSubmit={(event) => {
        event.preventDefault();
        void saveOver(draft ? draft.version : latest.version);
      }}
    >
      <p>
        The portal shows alerts in your notifications at once. E-mail goes to the addresses below,
        as often as you choose: daily at the end of the business day, or weekly
        {latest.weeklyOn && ` on ${latest.weeklyOn}`}. Each alert says why you got it.
      </p>
      {latest.preferences.length === 0 && <p>No saved preferences, so all alerts are off.</p>}
      {isOutdated && (
        <PreferencesConflict
          message={failure.message}
          saved={savedPreferences}
          mine={shown}
          onTake={takeLatest}
          onSaveMine={() => void saveOver(latest.version)}
        />
      )}
      <div data-part="events">
        <p aria-hidden>How often</p>
        {shown
          .filter(({ event }) => isEventOffered(event, features))
          .map((preference) => (
            <EventPreference key={preference.event} preference={preference} onChange={choose} />
          ))}
      </div>
      {text && <p>{text}</p>}
      <SuccessBanner>{successText}</SuccessBanner>
      {!isOutdated && !isRunning && (
        <FailureBanner what="Your alerts were not saved" failure={failure} />
      )}
      <div data-part="commands">
        <Button type="submit" variant="primary" isBusy={isRunning} busyText="Saving">
          Save alerts
        </Button>
        {latest.preferences.length > 0 && (
          <DeletePreferences
            version={latest.version}
            onDone={() => {
              takeLatest();
              setSuccessText('All preferences are deleted.');
            }}
          />
        )}
      </div>
      <UnsavedQuestion isUnsaved={isUnsaved && !isRunning}>
        Your alerts are not saved yet. If you leave, you lose what you changed.
      </UnsavedQuestion>
    </PreferenceFields>
  );
}
