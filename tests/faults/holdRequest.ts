import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type Outcome, outcomeOf } from './load.ts';

/** A request that the carrier has accepted, and cannot answer until the test sends the rest. */
export interface HeldRequest {
  /** Sends the rest of the body. */
  readonly release: () => void;
  readonly outcome: Promise<Outcome>;
}

const body = JSON.stringify({ query: '{ agent_center_footer { default } }' });

/**
 * Sends a request without its body, over a connection that may stay open.
 * @returns once the carrier has read the headers and asks for the body
 */
export async function holdRequest(address: string): Promise<HeldRequest> {
  const agent = new Agent({ keepAlive: true });
  const held = request(`${address}/content/graphql`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const outcome = outcomeOf(held).finally(() => agent.destroy());
  held.flushHeaders();
  await once(held, 'continue');
  return { release: () => void held.end(body), outcome };
}
