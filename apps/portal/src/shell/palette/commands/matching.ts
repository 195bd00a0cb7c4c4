import { shortestPart } from '@agent-portal/data/search/contract';
import { foldText, searchWords } from '@agent-portal/format';
import type { Command } from './commandResults.ts';

/** A folded text, also without its hyphens: 'followups' finds 'Follow-ups'. */
const plain = (text: string) => `${foldText(text)} ${foldText(text.replaceAll('-', ''))}`;

/** Scores a row: a match at the start of the label counts more than at the start of another word. */
function rankOf(label: string, words: readonly string[]): number {
  const name = ` ${plain(label)}`;
  return words.reduce(
    (rank, word) => rank + Number(name.includes(` ${word}`)) + Number(name.startsWith(` ${word}`)),
    0,
  );
}

/**
 * The rows that contain every word, best matches first; rows with equal matches keep their order. A shorter text
 * is found at the start of words, because most rows have it somewhere: 'ng' is not in 'Pending'.
 */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = searchWords(text);
  const isShort = words.every(({ length }) => length < shortestPart);
  const wanted = isShort ? words.map((word) => ` ${word}`) : words;
  return commands
    .filter(({ label, detail, keywords = '' }) => {
      const searched = ` ${plain(`${label} ${detail} ${keywords}`)}`;
      return wanted.every((word) => searched.includes(word));
    })
    .map((command) => ({ command, rank: rankOf(command.label, words) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}
