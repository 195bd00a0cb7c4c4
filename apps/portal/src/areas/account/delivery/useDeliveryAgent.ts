import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { viewedAs } from '@agent-portal/data/user-data/viewText';
import { useSearchParams } from 'react-router-dom';
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
  const agents = useViewAsAgents(user.accessLevel !== 'Historical');
  const list = agents.data?.viewAsFilterValues;
  const agentInAddress = search.get('agent') ?? undefined;
  const viewAsValue = search.get('viewAs') ?? viewAs.kept(ownerOf(user));
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
