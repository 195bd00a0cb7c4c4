import type { Answer } from '@agent-portal/data';
import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { useId } from 'react';
import { ImpersonationList, type ImpersonationListProps } from './ImpersonationList.tsx';

interface ImpersonationResultsProps extends Omit<ImpersonationListProps, 'records'> {
  readonly title: string;
  readonly answer: Answer<{ readonly records: readonly ImpersonationEntry[] }>;
  /** Another answer is on its way. @default false */
  readonly isBusy?: boolean;
  /** What an empty answer says. */
  readonly empty?: string;
}

/** One titled list of entries; a failure empties it and is said in its place [S8]. */
export function ImpersonationResults({
  title,
  answer: { data, error, retry },
  isBusy = false,
  empty,
  ...list
}: ImpersonationResultsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy || undefined}>
      <h3 id={headingId}>{title}</h3>
      {error && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!error && !data && <p>Searching…</p>}
      {data && data.records.length > 0 && <ImpersonationList {...list} records={data.records} />}
      {data?.records.length === 0 && !isBusy && <p>{empty}</p>}
    </section>
  );
}
