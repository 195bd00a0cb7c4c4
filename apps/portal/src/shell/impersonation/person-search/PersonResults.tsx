import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Spinner } from '@agent-portal/ui/Spinner';
import { useId } from 'react';

interface PersonEntry {
  readonly key: string;
  readonly name: string;
  /** Shown with commas between them. */
  readonly ids: readonly string[];
  readonly email: string;
  readonly userName?: string | undefined;
  /** Why the latest try to open it failed. It shows below, so that nothing moves under the pointer. */
  readonly failure?: string | undefined;
}

interface PersonListProps {
  readonly entries: readonly PersonEntry[];
  readonly isInert: boolean | undefined;
  /** The key of the entry that is being opened; meanwhile no other can be pressed. */
  readonly pending: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** People to choose from: name, ids, email and username. */
function PersonList({ entries, isInert, pending, onChoose }: PersonListProps) {
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

/** A titled list of people. */
export interface PersonSearchList {
  /** 'Search Results'. */
  readonly title: string;
  /** Undefined while they load, and where loading failed. */
  readonly entries: readonly PersonEntry[] | undefined;
  /** Why loading failed, and how to try again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** The entries are loading again. @default false */
  readonly isBusy?: boolean | undefined;
  /** No entry can be chosen: they answer another search. @default false */
  readonly isInert?: boolean | undefined;
  /** Shows where there are no entries. */
  readonly emptyText?: string | undefined;
}

type PersonResultsProps = PersonSearchList & Omit<PersonListProps, 'entries' | 'isInert'>;

/** A titled list of people; a failure replaces the entries. */
export function PersonResults({
  title,
  entries,
  failure,
  isBusy = false,
  isInert,
  emptyText,
  pending,
  onChoose,
}: PersonResultsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy || undefined}>
      <h3 id={headingId}>{title}</h3>
      {failure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={failure.onRetry}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
      {!failure && !entries && <p>Searching…</p>}
      {entries && entries.length > 0 && (
        <PersonList entries={entries} isInert={isInert} pending={pending} onChoose={onChoose} />
      )}
      {entries?.length === 0 && !isBusy && <p>{emptyText}</p>}
    </section>
  );
}
