import { foldNumber, foldText } from '@agent-portal/format';
import type { Option, OptionSource } from '../Combobox/OptionSource.ts';

/** What separates the values of a pasted list. A name may have a comma, and a number may have spaces. */
const separators = [/[\n\r\t;；|]+/, /[,，、]|\/+/, /\s+/] as const;

/** Separators of a list's values: bullets, numbering, 'and'. */
const noValue = /^(?:[^\p{L}\p{N}]+|\(?\d+[.)]|and|or)$/iu;

/** Searches that run at the same time. */
const most = 6;

interface ReadList {
  readonly found: readonly Option[];
  /** Parts of the text that are not values. */
  readonly unknown: readonly string[];
}

type Find = (text: string) => Option | undefined | Promise<Option | undefined>;

/** Whether a pasted text may be several values. */
export const isList = (text: string): boolean => separators.some((one) => one.test(text.trim()));

/** Finds an option by its label or its value, as a search reads them; none for two that read the same. */
function findIn(options: readonly Option[]): (text: string) => Option | undefined {
  const known = new Map<string, Option | null>();
  for (const option of options) {
    if (option.disabled) continue;
    const { label, value } = option;
    for (const key of new Set([foldText(label.trim()), foldNumber(label), foldNumber(value)])) {
      known.set(key, known.has(key) ? null : option);
    }
  }
  return (text) => known.get(foldText(text)) ?? known.get(foldNumber(text)) ?? undefined;
}

async function read(text: string, find: Find, level = 0): Promise<ReadList> {
  const whole = await find(text);
  if (whole) return { found: [whole], unknown: [] };
  for (const [at, separator] of separators.entries()) {
    const parts = text.split(separator).flatMap((part) => part.trim() || []);
    if (at < level || parts.length < 2) continue;
    const lists: ReadList[] = [];
    for (let from = 0; from < parts.length; from += most) {
      const some = parts.slice(from, from + most).map((part) => read(part, find, at + 1));
      lists.push(...(await Promise.all(some)));
    }
    const found = lists.flatMap((list) => list.found);
    if (found.length > 0 || at === 0)
      return { found, unknown: lists.flatMap((list) => list.unknown) };
  }
  return { found: [], unknown: noValue.test(text.trim()) ? [] : [text] };
}

/** The options that a pasted list names, and its parts that name none. */
export function readList(
  text: string,
  { options = [], total = options.length, onSearch }: OptionSource,
  signal: AbortSignal,
): Promise<ReadList> {
  const find = findIn(options);
  if (!onSearch || total <= options.length) return read(text.trim(), find);
  return read(text.trim(), async (part) => {
    // The values of a whole list are searched one by one.
    const loaded = find(part);
    if (loaded || separators[0].test(part)) return loaded;
    return findIn((await onSearch(foldText(part), signal)).options)(part);
  });
}
