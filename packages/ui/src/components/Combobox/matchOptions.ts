import type { Option } from './Option.ts';

const diacritics = /\p{Diacritic}/gu;
const plainText = /^[\u0020-\u007e]*$/;

/** Case and accents do not matter to who types 'munoz' for Muñoz. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : lower.normalize('NFD').replaceAll(diacritics, '');
}

/** Folded labels by list of options: 50,000 of them are folded once and not at every key. */
const foldedLabels = new WeakMap<readonly Option[], readonly string[]>();

function foldedLabelsOf(options: readonly Option[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const folded = options.map(({ label }) => fold(label));
  foldedLabels.set(options, folded);
  return folded;
}

/** The options whose label holds the text, in their own order; all of them for no text. */
export function matchOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text.trim());
  if (wanted === '') return options;
  const folded = foldedLabelsOf(options);
  return options.filter((_, index) => folded[index]?.includes(wanted));
}
