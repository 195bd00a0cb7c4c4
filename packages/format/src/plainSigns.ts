import { stripInvisible } from './stripInvisible.ts';

/**
 * A typed or pasted text without what only typography writes: its dashes and minus signs are hyphens, and its spaces
 * are plain. Invisible characters and the space around it are removed.
 */
export const plainSigns = (text: string): string =>
  stripInvisible(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
