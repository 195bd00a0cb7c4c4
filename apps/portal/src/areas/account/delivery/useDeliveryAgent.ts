import { useViewAsAgents } from '@agent-portal/data/user-data/useViewAsAgents';
import { viewedAs } from '@agent-portal/data/user-data/viewAs';
import { useSearchParams } from 'react-router-dom';
import { viewAs } from '../../../session/identity/viewAs.ts';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';

/**
 * For which agent id the options are: the one chosen on the page, which stands in its address, else the
 * one that the reader views as on other pages, else the own one (decisions, 10).
 */
export function useDeliveryAgent() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const agents = useViewAsAgents(user.accessLevel !== 'Historical');
  const list = agents.data?.viewAsFilterValues;
  const chosen = search.get('agent') ?? undefined;
  const named = search.get('viewAs') ?? viewAs.kept(ownerOf(user));
  const asked = chosen === undefined && named ? viewedAs(named).agentId : undefined;
  const isUnknown = list !== undefined && !list.some(({ agentId }) => agentId === asked);
  const viewed = isUnknown ? undefined : asked;
  const agentId = chosen ?? viewed;
  return {
    agents,
    /** Undefined for the own one. */
    agentId,
    /** The market, where the reader chose one of several. */
    market: search.get('market') ?? undefined,
    viewed,
    /** A View as that is nobody's, which the page leaves out. */
    unknown: asked !== undefined && isUnknown ? asked : undefined,
    shown: agentId ?? user.agentId,
    choose: (choice: Readonly<Record<string, string>>) => setSearch(choice),
  };
}
