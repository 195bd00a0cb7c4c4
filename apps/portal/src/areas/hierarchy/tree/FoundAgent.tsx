import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';

interface FoundAgentProps {
  readonly agentId: string;
  readonly error: ApiError;
}

/** Explains why the tree does not mark the agent that the user searched for. */
export function FoundAgent({ agentId, error }: FoundAgentProps) {
  return error.kind === 'not-found' ? (
    <Banner tone="warning">Agent {agentId} is not in your hierarchy.</Banner>
  ) : (
    <Banner tone="danger">
      Agent {agentId} could not be looked up. {error.message}
    </Banner>
  );
}
