import { usePolicyActions } from '@agent-portal/data/policies/actions/hooks';
import { Card } from '@agent-portal/ui/Card';
import { formatMoment } from '@agent-portal/format';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { LoadError } from '../../../../shared/page/LoadError.tsx';
import { actionNames } from '../../../../shared/take-action/actionNames.ts';
import { DocumentList } from '../uploads/DocumentList.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Taken = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token('space-4')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  & p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

/** The actions that were taken for a policy, newest first. */
export function ActionsTaken({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error, isLoading, retry } = usePolicyActions({ params: { id: policyNumber } });
  if (error?.kind === 'not-offered') return null;
  return (
    <Card aria-busy={isLoading || undefined}>
      <h2>Actions taken</h2>
      {isLoading && <Skeleton lines={3} />}
      {error && <LoadError error={error} onRetry={retry} />}
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
