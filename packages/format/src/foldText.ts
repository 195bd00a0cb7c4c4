const diacritics = /\p{Diacritic}/gu;
const plainText = /^[\n\u0020-\u007e]*$/;

/** A text without case and accents, for a search: 'munoz' finds Muñoz. It keeps line breaks. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : lower.normalize('NFD').replaceAll(diacritics, '');
}

/** Whether a word goes on at a place of a folded text, and does not begin there. */
export function isWithinWord(folded: string, at: number): boolean {
  const before = folded.charCodeAt(at - 1);
  const isLetter = before >= 97 && before <= 122;
  const isDigit = before >= 48 && before <= 57;
  return isLetter || isDigit || before > 127;
}
