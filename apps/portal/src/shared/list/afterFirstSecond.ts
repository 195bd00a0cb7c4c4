import { whenIdle } from './whenIdle.ts';

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
