import type { ListSection } from '../Listbox/ListSection.ts';
import type { Matches } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** What a list shows in addition to one label for each row: headings and descriptions. */
interface OptionParts {
  readonly hasGroups: boolean;
  readonly hasDescriptions: boolean;
}

const known = new WeakMap<readonly Option[], OptionParts>();

/** Reads it once for each list: 50,000 options are not read at every key. */
export function partsOf(options: readonly Option[]): OptionParts {
  const found = known.get(options) ?? {
    hasGroups: options.some(({ group }) => group !== undefined),
    hasDescriptions: options.some(({ description }) => description !== undefined),
  };
  known.set(options, found);
  return found;
}

interface Sectioned {
  readonly matches: Matches;
  readonly sections: readonly ListSection[];
}

/** Options in the order of their groups, each group where its first option is in the whole list. */
export function inSections(matches: Matches, options: readonly Option[]): Sectioned {
  const groups = new Map<string | undefined, Option[]>();
  for (const { group } of options) if (!groups.has(group)) groups.set(group, []);
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (option) groups.get(option.group)?.push(option);
  }
  const filled = [...groups].filter(([, members]) => members.length > 0);
  let start = 0;
  const sections = filled.map(([label, { length }]) => {
    const section = { label, start, end: start + length };
    start += length;
    return section;
  });
  return { matches: filled.flatMap(([, members]) => members), sections };
}
