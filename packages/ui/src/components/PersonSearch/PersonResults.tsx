import { useId } from 'react';
import { personSearchWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { type PersonEntry, PersonList, type PersonListProps } from './PersonList.tsx';

/** A titled list of people. */
export interface PersonSearchList {
  /** 'Search Results'. */
  readonly title: string;
  /** Undefined while they load, and where loading failed. */
  readonly entries: readonly PersonEntry[] | undefined;
  /** Shows while the entries load. @default 'Searching…' */
  readonly waitText?: string | undefined;
  /** Why loading failed, and how to try again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** @default 'Try again' */
  readonly retryText?: string | undefined;
  /** The entries are loading again. @default false */
  readonly isBusy?: boolean | undefined;
  /** Shows where there are no entries. */
  readonly emptyText?: string | undefined;
}

type PersonResultsProps = PersonSearchList & Omit<PersonListProps, 'entries'>;

/** A titled list of people; a failure replaces the entries. */
export function PersonResults(props: PersonResultsProps) {
  const { title, entries, failure, isBusy = false, emptyText, pending, onChoose } = props;
  const words = useWords('PersonSearch', personSearchWords);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy || undefined}>
      <h3 id={headingId}>{title}</h3>
      {failure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={failure.onRetry}>
              {props.retryText ?? words.retry}
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
      {!failure && !entries && <p>{props.waitText ?? words.searching}</p>}
      {entries && entries.length > 0 && (
        <PersonList entries={entries} pending={pending} onChoose={onChoose} />
      )}
      {entries?.length === 0 && !isBusy && <p>{emptyText}</p>}
    </section>
  );
}
