import { usePolicy } from '@agent-portal/data/policies/usePolicy';
import { Link } from '@agent-portal/ui/Link';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListError } from '../../shared/list/ListError.tsx';
import { MessagePage } from '../../shared/MessagePage.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ClientInformation } from './components/ClientInformation.tsx';
import { PolicyDetailsSkeleton } from './components/PolicyDetailsSkeleton.tsx';
import { PolicyStatusBadge } from './components/PolicyStatusBadge.tsx';
import { PolicySummary } from './components/PolicySummary.tsx';
import { RequirementList } from './components/RequirementList.tsx';
import { WatchButton } from './components/WatchButton.tsx';
import { WritingAgents } from './components/WritingAgents.tsx';
import { Sections } from './PolicyDetailsPage.styles.ts';

/** /policy/:id/details: one policy of one's own book of business [S2]. */
export function Page() {
  const { id = '' } = useParams();
  const { data: policy, error, retry } = usePolicy({ params: { id } });

  // What can be no policy number is refused before it is asked for.
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    return (
      <MessagePage
        title="Policy not found"
        message={`No policy with the number ${id} is in your book of business.`}
        action={<Link href={paths.pending()}>Back to Pending</Link>}
      />
    );
  }
  return (
    <>
      <PageHeader
        area={<Link href={paths.pending()}>Pending</Link>}
        title={`Policy ${id}`}
        actions={
          policy && (
            <>
              <WatchButton policyNumber={policy.policyNumber} />
              <PolicyStatusBadge status={policy.policyStatus} />
            </>
          )
        }
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !policy && <PolicyDetailsSkeleton />}
      {policy && (
        <Sections>
          <PolicySummary policy={policy} />
          <RequirementList requirements={policy.requirements} />
          <ClientInformation policy={policy} />
          <WritingAgents agents={policy.writingAgents} />
        </Sections>
      )}
    </>
  );
}
