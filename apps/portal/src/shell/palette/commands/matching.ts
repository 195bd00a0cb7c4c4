import type { Command } from './commandResults.ts';

/** Normalizes text for comparison: ignores case and the hyphen in 'Follow-ups'. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', '');

/** The words of the search text; a row must contain each of them. */
const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** Scores a row: a match at the start of the label counts more than at the start of another word. */
function rankOf(label: string, words: readonly string[]): number {
  const name = ` ${plain(label)}`;
  return words.reduce(
    (rank, word) => rank + Number(name.includes(` ${word}`)) + Number(name.startsWith(` ${word}`)),
    0,
  );
}

/** The rows that contain every word, best matches first; rows with equal matches keep their order. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = wordsOf(text);
  return commands
    .filter(({ label, detail, keywords = '' }) => {
      const searched = plain(`${label} ${detail} ${keywords}`);
      return words.every((word) => searched.includes(word));
    })
    .map((command) => ({ command, rank: rankOf(command.label, words) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}
