const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

/** The carrier's HTML as one line of text, for a preview; the items of a list with '; ' between. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<\/li>\s*(?=<li)/g, '; ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.:])/g, '')
    .trim();
