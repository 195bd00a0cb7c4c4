/** Scripts whose letters change their shape at a joiner. */
const joiningScripts =
  'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tibt'.replaceAll(
    /(\w+) ?/g,
    String.raw`\p{scx=$1}`,
  );

/** Sequences in which an invisible character changes what is seen: flags of regions, joined emoji, scripts with joiners. */
const visible = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=[${joiningScripts}])[\u200C\u200D]`,
].join('|');

/** Control characters but line breaks and tabs, and what has no shape; emoji and scripts need variation selectors. */
const invisible = String.raw`(?![\t-\r\u0085\p{VS}])[\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]`;

const either = new RegExp(`(${visible})|${invisible}`, 'gu');

/**
 * A text without its invisible characters: soft hyphens, zero-width spaces, marks of direction, fillers, control
 * characters, tags. Line breaks, tabs and spaces stay.
 */
export const stripInvisible = (text: string): string => text.replaceAll(either, '$1');

/**
 * A typed or pasted text without what only typography writes: its dashes and minus signs are hyphens, and its spaces
 * are plain. Invisible characters and the space around it are removed.
 */
export const plainSigns = (text: string): string =>
  stripInvisible(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
