import { useLatestClaims } from '@agent-portal/data/claims/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DataTable } from '@agent-portal/ui/DataTable';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { TextField } from '@agent-portal/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useFormErrors } from '../../shared/form/useFormErrors.ts';
import { useFormDraft } from '../../shared/form/useFormDraft.ts';
import {
  claimSearchLabels,
  claimSearchNames,
  claimSearchQuery,
  longestClaimSearch,
  readClaimSearch,
} from './claimsFilters.ts';
import { SearchForm } from './Claims.styles.ts';
import { moreOf } from '../../shared/list/ListRows.tsx';
import { claimsList } from './claimsList.tsx';

/** Without the sort of the results: ten rows have one order. */
const columns = claimsList.columns.map((column) => ({ ...column, sortable: undefined }));

/** The ten claims that were received last, below the search (an extension). */
function LatestClaims() {
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

/** /claims: the search form, and the latest claims. At least one field is required (decisions, 3). */
export function ClaimsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ defaultValues: readClaimSearch(search), shouldFocusError: false });
  useFormDraft('claims', form);
  const { summary } = useFormErrors(form, claimSearchLabels, undefined);
  const find = form.handleSubmit(
    (values) => void navigate(`${paths.claimsResults()}?${claimSearchQuery(values)}`),
  );
  const isFilled = () =>
    claimSearchQuery(form.getValues()) !== '' || 'Fill in at least one field to search for claims.';

  return (
    <>
      <PageHeader title="Claims" />
      <SearchForm onSubmit={(event) => void find(event)} noValidate>
        <ErrorSummary {...summary} />
        <p>Enter what you know. The first letters or digits are enough.</p>
        {claimSearchNames.map((name, index) => (
          <TextField
            key={name}
            control={form.control}
            name={name}
            // The first field shows the error of an empty form. Any filled field resolves it.
            rules={index === 0 ? { validate: isFilled } : { deps: claimSearchNames.slice(0, 1) }}
            label={claimSearchLabels[name]}
            maxLength={longestClaimSearch}
            autoComplete="off"
            clearable
          />
        ))}
        <Button type="submit" variant="primary">
          Search
        </Button>
      </SearchForm>
      <LatestClaims />
    </>
  );
}

export { ClaimsPage as Page };
