import { useLatestClaims } from '@agent-portal/data/claims/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DataTable } from '@agent-portal/ui/DataTable';
import { useId } from 'react';
import { moreOf } from '../../shared/list/ListRows.tsx';
import { claimsList } from './claimsList.tsx';

/** Without the sort of the results: ten rows have one order. */
const columns = claimsList.columns.map((column) => ({ ...column, sortable: undefined }));

/** The ten claims that were received last, below the search (an extension). */
export function LatestClaims() {
  const headingId = useId();
  const { data, error, retry } = useLatestClaims();
  if (error?.kind === 'not-offered') return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Latest claims</h2>
      {error && !data ? (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The latest claims could not be loaded.
        </Banner>
      ) : (
        <DataTable
          name="Latest claims"
          columns={columns}
          rows={data?.claims ?? []}
          rowKey={claimsList.rowKey}
          detailLabel={(row) => moreOf(claimsList, row)}
          status={data ? 'ready' : 'loading'}
          empty="No claims on your book of business."
        />
      )}
    </section>
  );
}
