import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

interface Enhanced {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Prints the types of props as their source has them, each with a control that can be used: a list for
 * a choice, text for what may be text, and none for what nobody can type.
 */
export const readableTypes = ({ argTypes, initialArgs }: Enhanced): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [name, readable(row, initialArgs[name])]),
  );

function readable(row: StrictInputType, value: unknown): StrictInputType {
  const { type } = row;
  // Docgen gives null for what it does not know.
  if (typeof type !== 'object' || type?.raw === undefined) return row;
  const control = controlOf(type.name, type.raw, value);
  return {
    ...row,
    // The default has a column of its own.
    ...(row.description && { description: row.description.replace(/\s*@default[^]*$/, '') }),
    table: { ...row.table, type: { summary: type.raw } },
    ...(control !== undefined && { control }),
    ...(type.name === 'enum' && { options: [...type.value] }),
  };
}

/** Undefined where Storybook's own choice is right. */
function controlOf(kind: string, source: string, value: unknown) {
  if (kind === 'enum') return { type: 'select' as const };
  if (['string', 'number', 'boolean'].includes(kind)) return undefined;
  if (typeof value === 'string') return { type: 'text' as const };
  if (value === undefined && source === 'ReactNode') return { type: 'text' as const };
  return isData(value) ? undefined : (false as const);
}

/** Whether it can be shown and changed as an object: no element, no function. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  Object.values(value).every(
    (part) => typeof part !== 'function' && (typeof part !== 'object' || isData(part)),
  );
