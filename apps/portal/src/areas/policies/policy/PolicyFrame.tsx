import { usePolicy } from '@agent-portal/data/policies/policy/hooks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { usePendingPolicyDetail, usePolicyDetail } from '@agent-portal/data/policies/v2/hooks';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { PolicyView } from './PolicyView.tsx';
import { v2Paths } from '../v2/v2Paths.ts';
import { asV2Status, v2StatusOf } from '../v2/v2Status.ts';

/**
 * Requests a policy with the call for the status in the URL. If the policy is no longer pending, it is
 * requested with any status, so that old links still work.
 */
function usePolicyOfStatus(status: string, policyNumber: string) {
  const input = { params: { policyNumber } };
  const isPending = status === 'pending';
  const pending = usePendingPolicyDetail(isPending ? input : null);
  const isOther = !isPending || pending.error?.kind === 'not-found';
  const other = usePolicyDetail(isOther ? input : null);
  return isOther ? other : pending;
}

interface V2PolicyFrameProps {
  readonly id: string;
  /** The policy status that the URL names. */
  readonly status: string;
  readonly children: (policy: Policy) => ReactNode;
}

/** The second-version pages of one policy. A wrong status in the URL redirects to the right one. */
function V2PolicyFrame({ id, status, children }: V2PolicyFrameProps) {
  const { pathname, search } = useLocation();
  const answer = usePolicyOfStatus(status, id);
  const actual = answer.data && v2StatusOf(answer.data.policyStatus);
  const navigate = useNavigate();
  useEffect(() => {
    if (!actual || actual === status) return;
    const pathOf = pathname.endsWith('/actions-v2') ? v2Paths.actions : v2Paths.details;
    void navigate({ pathname: pathOf(actual, id), search }, { replace: true });
  }, [actual, status, id, pathname, search, navigate]);

  const shown = actual ?? asV2Status(status);
  const tabs = [
    { href: v2Paths.details(shown, id), label: 'Details' },
    { href: v2Paths.actions(shown, id), label: 'Actions' },
  ];
  return (
    <PolicyView id={id} answer={answer} status={shown} tabs={tabs}>
      {children}
    </PolicyView>
  );
}

interface PolicyFrameProps {
  /** The content of the page. */
  readonly children: (policy: Policy) => ReactNode;
}

/** The frame of all pages of one policy. The URL decides which version shows. */
export function PolicyFrame({ children }: PolicyFrameProps) {
  const { id = '', status } = useParams();
  if (status === undefined) return <FirstPolicyFrame id={id}>{children}</FirstPolicyFrame>;
  return (
    <V2PolicyFrame id={id} status={status}>
      {children}
    </V2PolicyFrame>
  );
}

function FirstPolicyFrame({ id, children }: PolicyFrameProps & { readonly id: string }) {
  const tabs = [
    { href: paths.policyDetails(id), label: 'Details' },
    { href: paths.policyActions(id), label: 'Actions' },
  ];
  return (
    <PolicyView id={id} answer={usePolicy({ params: { id } })} tabs={tabs}>
      {children}
    </PolicyView>
  );
}
