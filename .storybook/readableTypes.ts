import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** The longest text of an object that gets a control. A longer one fills the page. */
const longest = 400;

function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isData);
}

/** A type or a default with the quotation marks of the source: docgen writes `"'medium'"`. */
const quoted = (source: string) => source.replace(/^"'(.*)'"$/, "'$1'").replaceAll('"', "'");

const text = { type: 'text' } as const;

/** Undefined if Storybook's own choice is right; false for what no one can type. */
function controlOf({ type }: StrictInputType, value: unknown) {
  if (typeof type === 'object' && type?.name === 'other') {
    if (typeof value === 'string') return text;
    if (value === undefined) return /ReactNode|\bstring\b/.test(type.value) ? text : false;
  }
  const isShort = isData(value) && (JSON.stringify(value) ?? '').length <= longest;
  return isShort ? undefined : false;
}

/** Prints the types of props as in their source, each with a usable control or none. */
export const readableTypes = ({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const { type, defaultValue } = row.table ?? {};
      const control = controlOf(row, initialArgs[name]);
      const table = {
        ...row.table,
        ...(type?.summary && { type: { ...type, summary: quoted(type.summary) } }),
        ...(defaultValue?.summary && {
          defaultValue: { ...defaultValue, summary: quoted(defaultValue.summary) },
        }),
      };
      return [name, { ...row, table, ...(control !== undefined && { control }) }];
    }),
  );
