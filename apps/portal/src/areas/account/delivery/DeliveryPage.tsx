import { usePolicyDeliveryOptions } from '@agent-portal/data/delivery/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Card } from '@agent-portal/ui/Card';
import { Select } from '@agent-portal/ui/Select';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { formatAgent } from '@agent-portal/format';
import { Combobox } from '@agent-portal/ui/Combobox';
import { useMemo } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { useDeliveryAgent } from './useDeliveryAgent.ts';

/** Selects the agent ID that the options are for. Hidden when the user has only one (decisions, 10). */
function DeliveryAgent({
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

/** The agent that the options are for, above them and as wide as their column. */
const DeliveryChoices = styled.div`
  display: grid;
  gap: ${token('space-16')};
  max-width: 36rem;
  margin-block-end: ${token('space-16')};

  &:empty {
    display: none;
  }
`;

/** /account-settings/policy: how the policies of an agent are delivered (decisions, 3). */
export function DeliveryPage() {
  const deliveryAgent = useDeliveryAgent();
  const { list, isChecked, agentId, market, unknownAgentId, selectedAgentId, selectAgent } =
    deliveryAgent;
  const query = {
    ...(agentId !== undefined && { ViewAsAgentNumber: agentId }),
    ...(market !== undefined && { ViewAsMarketCode: market }),
  };
  const { data, error, retry } = usePolicyDeliveryOptions(isChecked ? query : null);
  const markets = data?.marketCodes ?? [];
  const {
    // If the carrier does not send it, assume that a user who may view as others has a downline.
    hasDownline = (list?.length ?? 0) > 1,
  } = data ?? {};
  const { agents } = deliveryAgent;
  // The choice of an agent is above the options, so they wait for it.
  const knowsAgents = (agents.data ?? agents.error) !== undefined;
  return (
    <SettingsFrame>
      <Card>
        <h2>Policy delivery</h2>
        <DeliveryChoices>
          {unknownAgentId !== undefined && (
            <Banner>
              Agent {unknownAgentId} is not in your hierarchy. These are your own options.
            </Banner>
          )}
          <DeliveryAgent {...deliveryAgent} />
          {markets.length > 1 && (
            <Select
              label="Market"
              value={market ?? data?.marketCode ?? ''}
              onChange={(code) => selectAgent({ agent: selectedAgentId, market: code })}
              options={markets.map((code) => ({ value: code, label: code }))}
            />
          )}
        </DeliveryChoices>
        {error && <LoadError error={error} onRetry={retry} />}
        {!error && !(data && knowsAgents) && <Skeleton key={String(knowsAgents)} lines={5} />}
        {data && knowsAgents && (
          <DeliveryForm
            key={`${agentId} ${market}`}
            query={query}
            options={data}
            hasDownline={hasDownline}
          />
        )}
      </Card>
    </SettingsFrame>
  );
}

export { DeliveryPage as Page };
