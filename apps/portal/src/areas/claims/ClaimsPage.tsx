import { Button } from '@agent-portal/ui/Button';
import { TextField } from '@agent-portal/ui/form';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { useFormErrors } from '../../shared/form/useFormErrors.ts';
import { useFormDraft } from '../../shared/form/useFormDraft.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import {
  claimSearchLabels,
  claimSearchNames,
  claimSearchQuery,
  longestClaimSearch,
  readClaimSearch,
} from './claimsFilters.ts';
import { LatestClaims } from './LatestClaims.tsx';
import { SearchForm } from './Claims.styles.ts';

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
