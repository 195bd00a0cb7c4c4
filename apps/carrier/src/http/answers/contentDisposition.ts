/**
 * Characters that are removed from file names: control characters, which end lines; folder separators; and
 * those that reverse the writing direction, so that a program's name reads like a document's.
 */
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/\\]/gu;

/** Characters of RFC 5987's attr-char that encodeURIComponent leaves and RFC 8187 does not allow. */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

/**
 * `Content-Disposition` for a download (RFC 6266): a plain ASCII name for old readers and, where the
 * name has more, the whole name encoded. Nothing in the name can end the header, lead into
 * another folder, or be read in another direction.
 */
export function contentDisposition(name: string): string {
  const wellFormed = name.toWellFormed().replaceAll(harmful, '_');
  const plain = wellFormed.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const extended = plain === wellFormed ? '' : `; filename*=UTF-8''${encodeExtended(wellFormed)}`;
  return `attachment; filename="${plain}"${extended}`;
}
