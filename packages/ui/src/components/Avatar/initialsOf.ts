const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** After a comma these are no first name: 'Acme, Inc.', 'Sammy Davis, Jr.'. */
const endings = new Set(
  'inc,llc,ltd,lp,llp,co,corp,pc,pllc,plc,gmbh,jr,sr,ii,iii,iv,esq,md,phd'.split(','),
);

const isEnding = (text: string) => endings.has(text.replaceAll(/[.\s]/g, '').toLowerCase());

/**
 * The first letters of the first and the last name. 'Muñoz, Ana' is Ana Muñoz.
 * @param locale whose capital letters; the host's own would differ between a server and a browser
 * @param most how many letters
 */
export function initialsOf(name: string, locale: string, most: 1 | 2 = 2): string {
  const [last = '', after = ''] = name.split(',', 2);
  const first = isEnding(after) ? '' : after;
  const words = `${first} ${last}`.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.slice(0, most).map((word) => {
    const [letter] = letters.segment(word ?? '');
    return letter?.segment.toLocaleUpperCase(locale) ?? '';
  });
  return initials.join('');
}
