import { countOf } from './countOf.ts';

/**
 * What a list found: `1,208 requirements on 940 policies`.
 * @param nouns one and many: `['requirement', 'requirements']`
 * @param note what follows the count
 */
export function resultText(
  total: number,
  [noun, nouns]: readonly [string, string],
  note?: string,
): string {
  return [countOf(total, noun, nouns), note].filter(Boolean).join(' ');
}
