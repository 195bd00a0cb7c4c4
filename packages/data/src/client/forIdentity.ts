import type { Client, IdentityClient } from './Client.ts';
import { normalizeError } from './normalizeError.ts';
import { until } from './until.ts';

/** Binds a client to one identity: its calls are aborted when the identity changes. */
export function forIdentity(client: Client): IdentityClient {
  let inFlight = new AbortController();
  /** While a switch is in progress: resolves if it fails. */
  let isHeld: Promise<void> | undefined;

  async function make<Answer>(
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      if (isHeld) await until(isHeld, signal);
    } catch (thrown) {
      throw normalizeError(thrown);
    }
    return call(signal ? AbortSignal.any([signal, inFlight.signal]) : inFlight.signal);
  }

  return {
    ...client,
    request: (endpoint, input, { signal, onSent } = {}) =>
      make(signal, (signal) => client.request(endpoint, input, { signal, onSent })),
    read: (endpoint, input, { signal, first } = {}) =>
      make(signal, (signal) => client.read(endpoint, input, { signal, first })),
    download: (endpoint, input, { signal, onProgress } = {}) =>
      make(signal, (signal) => client.download(endpoint, input, { signal, onProgress })),
    prefetch: async (endpoint, input, freshForMs) => {
      if (!isHeld) await client.prefetch(endpoint, input, freshForMs);
    },

    async switchIdentity(change) {
      const { promise, resolve } = Promise.withResolvers<void>();
      isHeld = promise;
      inFlight.abort();
      client.cancelReads();
      try {
        await change(client);
      } catch (thrown) {
        inFlight = new AbortController();
        isHeld = undefined;
        resolve();
        throw thrown;
      }
    },
  };
}
