import type { Policy } from '@agent-portal/data/policies/shapes';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PolicyView } from '../policy/PolicyView.tsx';
import { secondPaths } from './secondPaths.ts';
import { asSecondStatus, secondListOf, secondStatusOf } from './secondStatus.ts';
import { usePolicyOfStatus } from './usePolicyOfStatus.ts';

interface SecondPolicyFrameProps {
  readonly id: string;
  /** What the address says of the policy's status. */
  readonly status: string;
  readonly children: (policy: Policy) => ReactNode;
}

/** The second pages of one policy; a wrong status in the address leads to the right one. */
export function SecondPolicyFrame({ id, status, children }: SecondPolicyFrameProps) {
  const { pathname, search } = useLocation();
  const answer = usePolicyOfStatus(status, id);
  const actual = answer.data && secondStatusOf(answer.data.policyStatus);
  const navigate = useNavigate();
  useEffect(() => {
    if (!actual || actual === status) return;
    const pathOf = pathname.endsWith('/actions-v2') ? secondPaths.actions : secondPaths.details;
    void navigate({ pathname: pathOf(actual, id), search }, { replace: true });
  }, [actual, status, id, pathname, search, navigate]);

  const shown = actual ?? asSecondStatus(status);
  const tabs = [
    { href: secondPaths.details(shown, id), label: 'Details' },
    { href: secondPaths.actions(shown, id), label: 'Actions' },
  ];
  return (
    <PolicyView id={id} answer={answer} listOf={() => secondListOf(shown)} tabs={tabs}>
      {children}
    </PolicyView>
  );
}
