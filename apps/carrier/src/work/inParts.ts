/** Splits values into parts of at most `size`, for calls and statements that take a limited number. */
export function inParts<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, part) => values.slice(part * size, (part + 1) * size));
}
