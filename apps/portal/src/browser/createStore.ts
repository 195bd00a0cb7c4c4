import { useSyncExternalStore } from 'react';

/** A value outside React, and who hears of its changes. */
interface Store<Value> {
  readonly read: () => Value;
  /** Calls back after each change; gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: Value) => void;
}

/** Makes a store: stores belong to one portal (createPortal.ts), never to a module. */
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

/** The value of a store, for React. */
export const useStore = <Value>({
  subscribe,
  read,
}: Pick<Store<Value>, 'subscribe' | 'read'>): Value => useSyncExternalStore(subscribe, read);
