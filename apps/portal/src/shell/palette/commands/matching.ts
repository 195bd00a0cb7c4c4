import type { Command } from './commandResults.ts';

/** As it is compared: capitals and the hyphen of 'Follow-ups' make no difference. */
const plain = (text: string) => text.toLowerCase().replaceAll('-', '');

/** The words of what is typed, each of which a row must hold. */
const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');

/** How well a row fits: a word that the label begins with is worth more than one of its words. */
function rankOf(label: string, words: readonly string[]): number {
  const name = ` ${plain(label)}`;
  return words.reduce(
    (rank, word) => rank + Number(name.includes(` ${word}`)) + Number(name.startsWith(` ${word}`)),
    0,
  );
}

/** The rows that hold every word, those first whose words begin with them; in their order otherwise. */
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
