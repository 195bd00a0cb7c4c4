const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string) => {
  const [first] = letters.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
};

/** The first letters of the first and the last name. 'Muñoz, Ana' is Ana Muñoz. */
export function initialsOf(name: string): string {
  const [last = '', first] = name.split(',', 2);
  const words = `${first ?? ''} ${last}`.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}
