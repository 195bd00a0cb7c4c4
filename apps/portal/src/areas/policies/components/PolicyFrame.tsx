import type { Policy } from '@agent-portal/data/policies/shapes';
import { usePolicy } from '@agent-portal/data/policies/usePolicy';
import { Link } from '@agent-portal/ui/Link';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ListError } from '../../../shared/list/ListError.tsx';
import { MessagePage } from '../../../shared/MessagePage.tsx';
import { PageHeader } from '../../../shared/PageHeader.tsx';
import { Sections } from '../PolicyDetailsPage.styles.ts';
import { CopyPolicyNumber } from './CopyPolicyNumber.tsx';
import { listOfStatus } from './listOfStatus.ts';
import { PolicyDetailsSkeleton } from './PolicyDetailsSkeleton.tsx';
import { PolicyStatusBadge } from './PolicyStatusBadge.tsx';
import { WatchButton } from './WatchButton.tsx';

interface PolicyFrameProps {
  /** What the page shows of the policy. */
  readonly children: (policy: Policy) => ReactNode;
}

/** What the pages of one policy have in common: its head, the way between them, its failures. */
export function PolicyFrame({ children }: PolicyFrameProps) {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
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
  const list = listOfStatus(policy?.policyStatus ?? 'Pending');
  return (
    <>
      <PageHeader
        area={<Link href={list.href}>{list.label}</Link>}
        title={`Policy ${id}`}
        actions={
          policy && (
            <>
              <CopyPolicyNumber policyNumber={policy.policyNumber} />
              <WatchButton policyNumber={policy.policyNumber} />
              <PolicyStatusBadge status={policy.policyStatus} />
            </>
          )
        }
      />
      <SectionTabs
        label="Policy"
        tabs={[
          { href: paths.policyDetails(id), label: 'Details' },
          { href: paths.policyActions(id), label: 'Actions' },
        ]}
        current={pathname}
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !policy && <PolicyDetailsSkeleton />}
      {policy && <Sections>{children(policy)}</Sections>}
    </>
  );
}
