import type { AgentRef } from '@agent-portal/data/policies/shapes';
import { AgentLink } from './AgentLink.tsx';

/** A table cell with an agent and a link to the hierarchy. */
export const agentCell = (row: AgentRef) => <AgentLink agent={row} />;
