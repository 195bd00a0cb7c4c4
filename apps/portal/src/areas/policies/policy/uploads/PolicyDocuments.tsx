import { usePolicyDocuments } from '@agent-portal/data/policies/uploads/hooks';
import { formatMoment } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { LoadError } from '../../../../shared/page/LoadError.tsx';
import { DocumentList } from './DocumentList.tsx';

/** The documents that were sent for a policy. Without any, the page has no such card. */
export function PolicyDocuments({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error, retry } = usePolicyDocuments({ params: { id: policyNumber } });
  if (error?.kind === 'not-offered') return null;
  if (!error && !data?.documents.length) return null;
  return (
    <Card>
      <h2>Documents sent</h2>
      {error && <LoadError error={error} onRetry={retry} />}
      {data && data.documents.length > 0 && (
        <DocumentList
          policyNumber={policyNumber}
          documents={data.documents}
          about={({ date, sentBy }) => `${formatMoment(date)}, ${sentBy}`}
        />
      )}
    </Card>
  );
}
