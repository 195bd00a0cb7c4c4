import type { Answer } from '@agent-portal/data';
import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Breadcrumbs } from '@agent-portal/ui/Breadcrumbs';
import { Card } from '@agent-portal/ui/Card';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { token } from '@agent-portal/ui/theme/token';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { usePortal } from '../../../PortalContext.ts';
import { views } from '../../../PortalRoute.ts';
import { useStoredView } from '../../../session/identity/useStoredView.ts';
import { viewAs } from '../../../session/identity/viewAs.ts';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { PolicyCommands } from './PolicyCommands.tsx';
import { usePolicyList } from './usePolicyList.ts';
import type { V2Status } from '../v2/v2Paths.ts';
import { v2StatusOf } from '../v2/v2Status.ts';
import { PolicyHead } from './PolicyHead.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { Reason } from '../../../shared/page/Reason.tsx';

/** Why the policy is pending, and who must act. Without a reason there is nothing to show. */
function PolicyReason({ policy }: { readonly policy: Policy }) {
  const { pendingReason: reason, requirements } = policy;
  if (!reason) return null;
  const isLate = requirements.some(({ met }) => met === 'Overdue');
  return (
    <Reason
      tone={isLate ? 'danger' : 'warning'}
      who={reason.actors.map((actor) => actorNames[actor]).join(', ')}
    >
      {reason.why} {reason.advice}
    </Reason>
  );
}

const Sections = styled(Cards)`
  margin-block-start: ${token('space-16')};
`;

/** The skeleton of a policy while its first request runs. */
function PolicyDetailsSkeleton() {
  return (
    <Sections aria-busy="true">
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Sections>
  );
}

interface PolicyViewProps {
  /** The policy number from the URL. */
  readonly id: string;
  readonly answer: Answer<Policy>;
  /** The status until the policy has loaded. @default 'pending' */
  readonly status?: V2Status;
  /** The pages of the policy. */
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  /** The content of the page. */
  readonly children: (policy: Policy) => ReactNode;
}

/** What both versions of a policy's pages share: the header, the tabs and the error messages. */
export function PolicyView({ id, answer, status = 'pending', tabs, children }: PolicyViewProps) {
  const { belongsTo } = usePortal();
  const { pathname } = useLocation();
  const { data, error, retry } = answer;
  // A carrier can leave the number out of its answer, so use the one from the URL.
  const policy = data && { ...data, policyNumber: data.policyNumber || id };
  const list = usePolicyList(policy ? v2StatusOf(policy.policyStatus) : status);
  const knownList = policy && list.href;
  const listInView = viewAs.hrefOf(list.href, useStoredView(), views);
  const ownAddress = useOwnAddress(id, policy?.policyNumber);
  useEffect(() => {
    belongsTo.write(knownList);
    return () => belongsTo.write(undefined);
  }, [belongsTo, knownList]);

  // Reject an invalid policy number before any request.
  if (error?.kind === 'not-found' || error?.kind === 'invalid') {
    return (
      <MessagePage
        title="Policy not found"
        message={`No policy with the number ${id} is in your book of business.`}
        action={{ href: listInView, label: `Back to ${list.label}` }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  const isActing = pathname !== tabs[0]?.href;
  const trail = (
    <Breadcrumbs
      items={[
        { label: 'Policy Overview', href: paths.pat() },
        ...(policy ? [{ label: list.label, href: listInView }] : []),
      ]}
      current={`Policy ${id}`}
    />
  );
  return (
    <>
      <PolicyHead
        id={id}
        policy={policy}
        trail={trail}
        commands={policy && <PolicyCommands policy={policy} isActing={isActing} />}
      />
      {policy && !isActing && <PolicyReason policy={policy} />}
      <SectionTabs label="Policy" tabs={tabs} current={pathname} />
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !policy && <PolicyDetailsSkeleton />}
      {policy && <Sections>{children(policy)}</Sections>}
    </>
  );
}
