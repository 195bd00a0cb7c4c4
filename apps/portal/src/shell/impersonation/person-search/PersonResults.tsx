import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useId } from 'react';
import { type PersonEntry, PersonList, type PersonListProps } from './PersonList.tsx';

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
