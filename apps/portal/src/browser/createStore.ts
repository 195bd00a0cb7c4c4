import { useSyncExternalStore } from 'react';

/** A value outside React with subscribers to its changes. */
interface Store<Value> {
  readonly read: () => Value;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: Value) => void;
}

/** Creates a store. A store belongs to one portal (createPortal.ts), never to a module. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Reads the value of a store in React. */
export const useStore = <Value>({
  subscribe,
  read,
}: Pick<Store<Value>, 'subscribe' | 'read'>): Value => useSyncExternalStore(subscribe, read);
