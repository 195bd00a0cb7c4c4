/** Defines the functions that an object does not have yet. A name without a function is no function. */
export function addMissing(target: object, members: Readonly<Record<string, object>>): void {
  for (const [name, value] of Object.entries(members)) {
    if (typeof Reflect.get(target, name) === 'function') continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
