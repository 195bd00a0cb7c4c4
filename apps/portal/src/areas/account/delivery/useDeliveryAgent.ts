import { useAdditionalAgentIds } from '@agent-portal/data/profile/hooks';
import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { viewedAs } from '@agent-portal/data/user-data/viewText';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayViewAs } from '../../../access/mayViewAs.ts';
import { viewAs } from '../../../session/identity/viewAs.ts';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';

/**
 * The agent ID that the options are for: first the one in the address, then the one that the user
 * views as on other pages, then the user's own (decisions, 10).
 */
export function useDeliveryAgent() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  // Delivery needs neither the role nor the access of View as: the agent's own IDs are left [S6].
  const isAllowed = mayViewAs(user);
  const viewed = useViewAsAgents(isAllowed);
  const others = useAdditionalAgentIds(!isAllowed);
  const agents = isAllowed ? viewed : others;
  const list = useMemo(
    () =>
      viewed.data?.viewAsFilterValues ??
      (others.data &&
        [user.agentId, ...others.data.agentIds].map((agentId) => ({ agentName: '', agentId }))),
    [viewed.data, others.data, user.agentId],
  );
  const agentInAddress = search.get('agent') ?? undefined;
  const viewAsValue = search.get('viewAs') ?? viewAs.stored(ownerOf(user));
  const viewAsAgentId =
    agentInAddress === undefined && viewAsValue ? viewedAs(viewAsValue).agentId : undefined;
  const isUnknown =
    viewAsAgentId !== undefined &&
    list !== undefined &&
    !list.some(({ agentId }) => agentId === viewAsAgentId);
  const isChecked = viewAsAgentId === undefined || list !== undefined || agents.error !== undefined;
  const preselectedAgentId = isUnknown ? undefined : viewAsAgentId;
  const agentId = agentInAddress ?? preselectedAgentId;
  return {
    agents,
    /** The agent IDs to choose from; undefined until they have loaded. */
    list,
    /** Whether the check of a View as from other pages is done, or not possible. */
    isChecked,
    /** Undefined for the user's own agent ID. */
    agentId,
    /** The market, if the user selected one of several. */
    market: search.get('market') ?? undefined,
    preselectedAgentId,
    /** A View as agent outside the user's hierarchy; the page ignores it. */
    unknownAgentId: isUnknown ? viewAsAgentId : undefined,
    selectedAgentId: agentId ?? user.agentId,
    selectAgent: (choice: Readonly<Record<string, string>>) => setSearch(choice),
  };
}
