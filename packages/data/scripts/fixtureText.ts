const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/** Cuts every array, and those within, to its first elements. */
export function firstRows(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((one) => firstRows(one, rows));
  if (isScalar(value)) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, one]) => [name, firstRows(one, rows)]),
  );
}

/** JSON in which each element of an array is one line, and an array of texts or numbers too. */
export function fixtureText(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string) =>
    `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.every(isScalar)) return JSON.stringify(value);
    return block(
      '[',
      value.map((one) => JSON.stringify(one)),
      ']',
    );
  }
  const fields = Object.entries(value as object).map(
    ([name, one]) => `${JSON.stringify(name)}: ${fixtureText(one, inner)}`,
  );
  return fields.length === 0 ? '{}' : block('{', fields, '}');
}
