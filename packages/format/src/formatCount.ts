/**
 * A count with its thousands grouped: `1,208`. Up to three decimals stay: `1,208.75`. Without `Intl`, whose
 * first formatter costs a slow phone a tenth of a second.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Makes a value at its first use only: `Intl` is slow to start. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
