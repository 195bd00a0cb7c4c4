/** A value with subscribers, in the form that `useSyncExternalStore` takes. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly read = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  protected publish(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
