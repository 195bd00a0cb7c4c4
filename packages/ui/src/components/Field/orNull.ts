/** A value that an app gives, with null for a blank text and for NaN: neither is a value. */
export function orNull<Value>(given: Value | null | undefined): Value | null | undefined {
  const isNothing = typeof given === 'string' ? given.trim() === '' : Number.isNaN(given);
  return isNothing ? null : given;
}
