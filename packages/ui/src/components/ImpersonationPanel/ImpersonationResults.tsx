import { useId } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import {
  type ImpersonationEntry,
  ImpersonationList as Entries,
  type ImpersonationListProps,
} from './ImpersonationList.tsx';

/** One titled list of the panel. */
export interface ImpersonationList {
  /** 'Search Results'. */
  readonly title: string;
  /** Undefined until they are there, and where they could not be loaded. */
  readonly entries: readonly ImpersonationEntry[] | undefined;
  /** What it says until they are there. @default 'Searching…' */
  readonly waitText?: string | undefined;
  /** Why they could not be loaded, and what tries again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** @default 'Try again' */
  readonly retryText?: string | undefined;
  /** Another answer is on its way. @default false */
  readonly isBusy?: boolean | undefined;
  /** What it says where there are none. */
  readonly emptyText?: string | undefined;
}

type ImpersonationResultsProps = ImpersonationList & Omit<ImpersonationListProps, 'entries'>;

/** One titled list of entries; a failure empties it and is said in its place. */
export function ImpersonationResults(props: ImpersonationResultsProps) {
  const { title, entries, failure, isBusy = false, emptyText, pending, onChoose } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy || undefined}>
      <h3 id={headingId}>{title}</h3>
      {failure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={failure.onRetry}>
              {props.retryText ?? 'Try again'}
            </Button>
          }
        >
          {failure.message}
        </Banner>
      )}
      {!failure && !entries && <p>{props.waitText ?? 'Searching…'}</p>}
      {entries && entries.length > 0 && (
        <Entries entries={entries} pending={pending} onChoose={onChoose} />
      )}
      {entries?.length === 0 && !isBusy && <p>{emptyText}</p>}
    </section>
  );
}
