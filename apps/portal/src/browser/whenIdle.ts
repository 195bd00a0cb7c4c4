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

/** How long the first rows of a visit have the browser and the network to themselves, in milliseconds. */
const pause = 1_000;

/**
 * Runs a function when the browser is idle, after the first second of a visit.
 * @returns a function that cancels it
 */
export function afterFirstSecond(call: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = whenIdle(call);
  }, pause);
  return () => stop();
}
