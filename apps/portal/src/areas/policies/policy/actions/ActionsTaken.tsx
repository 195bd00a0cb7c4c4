import { usePolicyActions } from '@agent-portal/data/policies/actions/hooks';
import { Card } from '@agent-portal/ui/Card';
import { formatMoment } from '@agent-portal/format';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { ListError } from '../../../../shared/list/notes/ListError.tsx';
import { actionNames } from '../../../../shared/take-action/actionNames.ts';
import { DocumentList } from '../uploads/DocumentList.tsx';
import { Taken } from './ActionsTaken.styles.ts';

/** The actions that were taken for a policy, newest first. */
export function ActionsTaken({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error, isLoading, retry } = usePolicyActions({ params: { id: policyNumber } });
  if (error?.kind === 'not-offered') return null;
  return (
    <Card aria-busy={isLoading || undefined}>
      <h2>Actions taken</h2>
      {isLoading && <Skeleton lines={3} />}
      {error && <ListError error={error} onRetry={retry} />}
      {data?.items.length === 0 && <p>No action was taken for this policy yet.</p>}
      {data && data.items.length > 0 && (
        <Taken>
          {data.items.map((item) => (
            <li key={item.actionItemId}>
              <strong>{actionNames[item.action]}</strong>
              {item.requirement && <span>{item.requirement}</span>}
              <p>{item.note}</p>
              {item.documents && (
                <DocumentList policyNumber={policyNumber} documents={item.documents} />
              )}
              <small>
                {formatMoment(item.date)}, {item.takenBy}
                {item.contactEmail && `, ${item.contactEmail}`}
              </small>
            </li>
          ))}
        </Taken>
      )}
    </Card>
  );
}
