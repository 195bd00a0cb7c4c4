import { useBusinessTypes } from '@agent-portal/data/production/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { useSession } from '../../../session/SessionContext.ts';
import { type BranchName, branches } from './branches.ts';

interface OtherBusinessProps {
  readonly branch: BranchName;
  /** The agent whose business the page shows. */
  readonly agentId: string | undefined;
}

/** Says that the viewed agent has no business of this kind (decisions, 9). */
export function OtherBusiness({ branch, agentId }: OtherBusinessProps) {
  const { user } = useSession();
  const { label } = branches[branch];
  const isOwn = agentId === undefined || agentId === user.agentId;
  const types = useBusinessTypes(isOwn ? null : agentId).data?.productionCreditBusinessTypes;
  if (!types || types.includes(label)) return null;
  return (
    <Banner tone="info">
      Agent {agentId} has no {label.toLowerCase()} business. What you see is that of the downline.
    </Banner>
  );
}
