import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

interface Enhanced {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Prints the types of props as in their source, each with a usable control: a list for a choice, a text
 * input for text, and none for other values. A prop that only a story sets has a row too, which
 * Storybook fills.
 */
export const readableTypes = ({ argTypes, initialArgs }: Enhanced): StrictArgTypes => {
  const unknown = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  const rows = [...Object.entries(argTypes), ...unknown.map((name) => [name, { name }] as const)];
  return Object.fromEntries(rows.map(([name, row]) => [name, readable(row, initialArgs[name])]));
};

function readable(row: StrictInputType, value: unknown): StrictInputType {
  const { type } = row;
  // Docgen returns null for an unknown type.
  if (typeof type !== 'object' || type?.raw === undefined) {
    return canBeTyped(value) ? row : { ...row, control: false };
  }
  const control = controlOf(type.name, type.raw, value);
  return {
    ...row,
    // The default has a separate column.
    ...(row.description && { description: row.description.replace(/\s*@default[^]*$/, '') }),
    table: { ...row.table, type: { summary: type.raw } },
    ...(control !== undefined && { control }),
    ...(type.name === 'enum' && { options: [...type.value] }),
  };
}

/** Undefined if Storybook's own choice is right. */
function controlOf(kind: string, source: string, value: unknown) {
  if (kind === 'enum') return { type: 'select' as const };
  if (['string', 'number', 'boolean'].includes(kind)) return undefined;
  if (typeof value === 'string') return { type: 'text' as const };
  if (value === undefined || value === null) {
    return canBeText.test(source) ? { type: 'text' as const } : (false as const);
  }
  return canBeTyped(value) ? undefined : (false as const);
}

/** A type that has a text member. */
const canBeText = /^ReactNode$|^(?:[\w' ]+\| )*string(?: \| [\w' ]+)*$/;

/** The longest text of an object that gets a control. A longer one fills the page. */
const longest = 400;

/** Whether a value can be edited as text: no element, no function, no long list. */
const canBeTyped = (value: unknown) =>
  value === undefined || (isData(value) && JSON.stringify(value).length <= longest);

const plain: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype]);

function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return (
    !('$$typeof' in value) &&
    plain.has(Object.getPrototypeOf(value)) &&
    Object.values(value).every(isData)
  );
}
