import { placeRegion, say } from './region.ts';

const debounce = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says something to a screen reader, politely and 500 ms later, so that only the last of a burst is
 * heard. The one Announcer of the app must be on screen.
 */
export function announce(message: string): void {
  clearTimeout(timer);
  placeRegion();
  timer = setTimeout(() => {
    // A region is heard only once it has stood in its place for a while.
    if (placeRegion()) announce(message);
    else say(message);
  }, debounce);
}
