import type { OptionSource } from '../Combobox/OptionSource.ts';

/**
 * Where only the first values are loaded, the chosen ones come before them, so that the user sees them and can
 * take them back.
 */
export function withChosen(
  { options, total, onSearch, labelOf = (value) => value }: OptionSource,
  chosen: readonly string[],
): Pick<OptionSource, 'options' | 'total'> {
  if (!options || !onSearch) return { options, total };
  const loaded = new Set(options.map(({ value }) => value));
  const others = chosen
    .filter((value) => !loaded.has(value))
    .map((value) => ({ value, label: labelOf(value) }));
  if (others.length === 0) return { options, total };
  const all = [...others, ...options];
  // A chosen value may be gone from the server, so the list is not whole because it is long.
  return { options: all, total: Math.max(total ?? 0, all.length + 1) };
}
