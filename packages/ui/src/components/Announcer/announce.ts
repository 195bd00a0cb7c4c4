/** Milliseconds between two messages, and before the first. */
export const announcePause = 500;

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
  timer = setTimeout(sayNext, announcePause);
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

let region: HTMLElement | undefined;

function createRegion(): HTMLElement {
  const output = document.createElement('output');
  output.className = 'visually-hidden';
  output.ariaLive = 'polite';
  output.ariaAtomic = 'true';
  // Popovers and sheets make the rest of the page inert, except elements with this attribute.
  output.dataset['liveAnnouncer'] = 'true';
  return output;
}

/** Adds the live region to the page, outside inert parts. @returns a function that removes it */
export function openRegion() {
  const opened = createRegion();
  region = opened;
  placeRegion();
  return () => {
    opened.remove();
    if (region === opened) region = undefined;
  };
}

/**
 * Moves the region to where screen readers hear it: into the open `dialog`, which silences the rest. It
 * arrives empty, or its last message would be announced again.
 * @returns whether it had to move
 */
export function placeRegion(): boolean {
  if (!region) return false;
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentElement === place) return false;
  region.textContent = '';
  place.append(region);
  return true;
}

/** Announces a message. A repeated message has to change, or it would not be announced again. */
export function say(message: string): void {
  if (!region) return;
  region.textContent = message === region.textContent ? `${message}\u00a0` : message;
}
