import table from './scripts/flaggedWords.json' with { type: 'json' };

/**
 * cspell checks no spelling here. It reports the words and phrases of scripts/flaggedWords.json, which
 * also lists what to write instead of each, and where one is right.
 */

/** What can be between two words of a phrase: a space, a hyphen, or the break of a comment's line. */
const gap = String.raw`(?:\s+(?:(?:\*|//|>|#)\s+)?|[-_])`;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Matches the first word of a phrase, in prose and in names (camelCase, snake_case, capitals). */
function patternOf(phrase) {
  const [first, ...rest] = phrase.split(' ');
  const after = (separator, form, end) =>
    `(?=${rest
      .map((word) => (word === '…' ? '[^.;:]{0,60}?' : separator + form(word)))
      .join('')}(?!${end}))`;
  const prose = `[${first[0]}${capital(first)[0]}]${first.slice(1)}`;
  return [
    `(?<![A-Za-z])${prose}${after(gap, (word) => word, '[a-z]')}`,
    `(?<![A-Za-z])${prose}${after('', capital, '[a-z]')}`,
    `(?<=[a-z0-9])${capital(first)}${after('', capital, '[a-z]')}`,
    `(?<![A-Za-z])${first.toUpperCase()}${after('_', (word) => word.toUpperCase(), '[A-Z]')}`,
  ].join('|');
}

const patternsOf = (phrases) => phrases.map(patternOf).join('|');

/** Matches the first word of everything that the table lists. */
export const flagged = table.flagged
  .map(({ words, except = [] }) =>
    except.length > 0 ? `(?!${patternsOf(except)})(?:${patternsOf(words)})` : patternsOf(words),
  )
  .join('|');

const literal = (text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The first words of phrases, so that cspell calls them forbidden and shows what to write. */
const flagWords = table.flagged.flatMap(({ words, write }) =>
  [...new Set(words.map((phrase) => phrase.split(' ')[0]))].map((word) => `${word}->${write}`),
);

export default {
  version: '0.2',
  files: ['**/*.{ts,tsx,mts,mjs,cjs,js,md,mdx,html,json}'],
  enableGlobDot: true,
  ignorePaths: ['.git', 'package-lock.json', 'scripts/flaggedWords.json', '**/fixtures/*.json'],
  dictionaries: [],
  minWordLength: 2,
  maxNumberOfProblems: 10_000,
  maxDuplicateProblems: 10_000,
  flagWords,
  includeRegExpList: [`/${flagged}/g`],
  overrides: [
    // The sections of released versions are history.
    { filename: 'CHANGELOG.md', ignoreRegExpList: [String.raw`/\n## \[\d[^]*/`] },
    ...table.allowed.map(({ files, texts }) => ({
      filename: files,
      ignoreRegExpList: texts.map((text) => `/${literal(text)}/g`),
    })),
  ],
};
