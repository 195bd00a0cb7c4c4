import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { formatAgent } from '@agent-portal/format';
import { useMemo } from 'react';
import { mayViewAs } from '../../access/mayViewAs.ts';
import { useSession } from '../../session/SessionContext.ts';

/** The agents whose items can be filtered; empty for a user with one agent ID and no downline. */
export function useAgentOptions() {
  const { user } = useSession();
  const agents = useViewAsAgents(mayViewAs(user)).data?.viewAsFilterValues;
  return useMemo(() => {
    if (!agents || agents.length < 2) return undefined;
    const options = agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }));
    return [{ value: '', label: 'All agents' }, ...options];
  }, [agents]);
}
