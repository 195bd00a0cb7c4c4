import type { AgentRef } from '@agent-portal/data/policies/shapes';
import { AgentLink } from './AgentLink.tsx';

/** The cell of an agent in a list: a way into the hierarchy. */
export const agentCell = (row: AgentRef) => <AgentLink agent={row} />;
