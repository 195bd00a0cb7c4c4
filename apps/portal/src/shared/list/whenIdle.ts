/** The longest wait for an idle browser, in milliseconds. */
const longest = 300;

/**
 * Runs a function when the browser is idle, or soon in Safari, which has no idle callback.
 * @returns a function that cancels it
 */
export function whenIdle(call: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(call, longest / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call, { timeout: longest });
  return () => cancelIdleCallback(request);
}
