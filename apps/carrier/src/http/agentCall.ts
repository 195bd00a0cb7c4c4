import type { AgentCaller } from '../session/caller.ts';

export interface AgentCall {
  readonly caller: AgentCaller;
  readonly requestId: string;
}

/** A call whose answer or message has a link to the portal. */
export interface AgentCallWithOrigin extends AgentCall {
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
}
