/** A value outside React with subscribers to its changes. */
export interface Store<Value> {
  readonly read: () => Value;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: Value) => void;
}

/** Creates a store. A store belongs to one client or portal, never to a module. */
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
