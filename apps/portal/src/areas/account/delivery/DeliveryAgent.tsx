import { formatAgent } from '@agent-portal/format';
import { Combobox } from '@agent-portal/ui/Combobox';
import { useMemo } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import type { useDeliveryAgent } from './useDeliveryAgent.ts';

/** Selects the agent ID that the options are for. Hidden when the user has only one (decisions, 10). */
export function DeliveryAgent({
  agents,
  list,
  preselectedAgentId,
  selectedAgentId,
  selectAgent,
}: ReturnType<typeof useDeliveryAgent>) {
  const options = useMemo(
    () =>
      list?.map((agent) => ({
        value: agent.agentId,
        label: agent.agentName ? formatAgent(agent) : agent.agentId,
      })),
    [list],
  );
  if (agents.error) return <LoadError error={agents.error} onRetry={agents.retry} />;
  if (!options || options.length < 2) return null;
  return (
    <Combobox
      label="Agent ID"
      hint={
        preselectedAgentId
          ? 'Selected because you view as this agent on other pages. A change here does not affect those pages.'
          : 'The options below are for this agent ID.'
      }
      value={selectedAgentId}
      onChange={(agentId) => {
        if (agentId !== null) selectAgent({ agent: agentId });
      }}
      options={options}
    />
  );
}
