import { Spinner } from '../Spinner/Spinner.tsx';

/** Somebody whom one can act for. */
export interface ImpersonationEntry {
  readonly key: string;
  readonly name: string;
  /** Their ids; they are joined by commas. */
  readonly ids: readonly string[];
  readonly email: string;
  readonly userName?: string | undefined;
}

export interface ImpersonationListProps {
  readonly entries: readonly ImpersonationEntry[];
  /** The key of the entry that one is about to act for; meanwhile no other can be pressed. */
  readonly pending: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** Entries to act for: name, ids, email and username. */
export function ImpersonationList({ entries, pending, onChoose }: ImpersonationListProps) {
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
