import { placeRegion, say } from './openRegion.ts';

/** Milliseconds between two messages, and before the first. */
const pause = 500;

/** Messages that have not been said yet, by their key, the oldest first. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says something to a screen reader, politely and 500 ms later. Messages form a queue, so none is lost.
 * Render one Announcer in the app.
 * @param key replaces a message of the same key that still waits: the last of several counts
 */
export function announce(message: string, key = message): void {
  const [next] = waiting.keys();
  waiting.delete(key);
  waiting.set(key, message);
  placeRegion();
  // Frequent messages do not delay the others.
  if (timer === undefined || next === key) sayLater();
}

function sayLater(): void {
  clearTimeout(timer);
  timer = setTimeout(sayNext, pause);
}

function sayNext(): void {
  timer = undefined;
  const [next] = waiting;
  if (!next) return;
  // Screen readers announce a region only after it has been in its place for some time.
  if (placeRegion()) return sayLater();
  const [key, message] = next;
  waiting.delete(key);
  say(message);
  if (waiting.size > 0) sayLater();
}

/** Milliseconds that a load may take without an announcement. */
const patience = 1_000;

/**
 * Announces that something is running, where it takes longer than a second.
 * @returns a function that cancels the message, if it has not been announced yet
 */
export function announceSlow(message: string): () => void {
  const slow = setTimeout(announce, patience, message);
  return () => {
    clearTimeout(slow);
    waiting.delete(message);
  };
}
