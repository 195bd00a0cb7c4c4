import { Banner } from '@agent-portal/ui/Banner';
import { Spinner } from '@agent-portal/ui/Spinner';

export interface PersonEntry {
  readonly key: string;
  readonly name: string;
  /** Shown with commas between them. */
  readonly ids: readonly string[];
  readonly email: string;
  readonly userName?: string | undefined;
  /** Why the latest try to open it failed. It shows below, so that nothing moves under the pointer. */
  readonly failure?: string | undefined;
}

export interface PersonListProps {
  readonly entries: readonly PersonEntry[];
  readonly isInert: boolean | undefined;
  /** The key of the entry that is being opened; meanwhile no other can be pressed. */
  readonly pending: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** People to choose from: name, ids, email and username. */
export function PersonList({ entries, isInert, pending, onChoose }: PersonListProps) {
  return (
    <ul inert={isInert}>
      {entries.map(({ key, name, ids, email, userName, failure }) => (
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
          {failure && <Banner tone="danger">{failure}</Banner>}
        </li>
      ))}
    </ul>
  );
}
