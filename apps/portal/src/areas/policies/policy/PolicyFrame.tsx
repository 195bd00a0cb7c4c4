import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { usePolicy } from '@agent-portal/data/policies/policy/hooks';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { V2PolicyFrame } from '../v2/V2PolicyFrame.tsx';
import { PolicyView } from './PolicyView.tsx';

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
