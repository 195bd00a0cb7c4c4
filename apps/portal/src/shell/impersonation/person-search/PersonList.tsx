import { Spinner } from '@agent-portal/ui/Spinner';

/** A person who can be chosen. */
export interface PersonEntry {
  readonly key: string;
  readonly name: string;
  /** Shown with commas between them. */
  readonly ids: readonly string[];
  readonly email: string;
  readonly userName?: string | undefined;
}

export interface PersonListProps {
  readonly entries: readonly PersonEntry[];
  /** The key of the entry that is being opened; meanwhile no other can be pressed. */
  readonly pending: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** People to choose from: name, ids, email and username. */
export function PersonList({ entries, pending, onChoose }: PersonListProps) {
  return (
    <ul>
      {entries.map(({ key, name, ids, email, userName }) => (
        <li key={key}>
          <button
            type="button"
            data-entry=""
            aria-busy={key === pending || undefined}
            aria-disabled={pending !== undefined || undefined}
            onClick={() => onChoose(key)}
          >
            <strong>{name}</strong>
            <span>{ids.join(', ')}</span>
            <span>{email}</span>
            {userName && <span>{userName}</span>}
            {key === pending && <Spinner label="" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
