import type { AgentCaller, AgentReader } from '../session/caller.ts';

export interface AgentCall {
  readonly caller: AgentCaller;
  readonly requestId: string;
}

/** A read call. It needs no session. */
export interface AgentRead extends Omit<AgentCall, 'caller'> {
  readonly caller: AgentReader;
}

/** A call whose answer or message has a link to the portal. */
export interface AgentCallWithOrigin extends AgentCall {
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
}
