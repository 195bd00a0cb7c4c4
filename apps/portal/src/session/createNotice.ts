import { createStore } from '../browser/createStore.ts';

/** A message over the page on screen: why a navigation led nowhere. It goes with the page. */
export function createNotice() {
  const { read, subscribe, write } = createStore<string | undefined>(undefined);
  return {
    read,
    subscribe,
    show: (text: string) => write(text),
    clear: () => write(undefined),
  };
}
