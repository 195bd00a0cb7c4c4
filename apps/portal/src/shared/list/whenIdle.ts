/** Nothing waits for an idle browser longer than this, in milliseconds. */
const longest = 300;

/**
 * Calls once the browser has nothing else to do, or soon; Safari cannot say when that is.
 * @returns how to call it off
 */
export function whenIdle(call: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(call, longest / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: longest });
  return () => cancelIdleCallback(request);
}
