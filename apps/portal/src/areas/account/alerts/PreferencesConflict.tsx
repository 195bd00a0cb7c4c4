import type { AlertPreference } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';
import { describe } from './alertTexts.ts';

interface PreferencesConflictProps {
  /** Says who saved first. */
  readonly message: string;
  /** The preferences that were saved first, by event. */
  readonly there: readonly AlertPreference[];
  /** The choices in this form, in the same order. */
  readonly mine: readonly AlertPreference[];
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows another user's saved version next to the choices in the form, and the user selects one. */
export function PreferencesConflict(props: PreferencesConflictProps) {
  const { message, there, mine, onTake, onSaveMine } = props;
  const other = there.flatMap((saved, index) => {
    const own = mine[index];
    const isOther = own !== undefined && describe(own) !== describe(saved);
    return isOther ? [{ event: saved.event, saved: describe(saved), own: describe(own) }] : [];
  });
  return (
    <ConflictBanner onTake={onTake} onSaveMine={onSaveMine}>
      {message} {other.length === 0 && 'Both choices are the same.'}
      <ul>
        {other.map(({ event, saved, own }) => (
          <li key={event}>
            <strong>{eventLabels[event]}</strong>: saved as {saved}; your choice: {own}
          </li>
        ))}
      </ul>
    </ConflictBanner>
  );
}
