/** Makes a value when it is first asked for, and only then: `Intl` is slow to start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
