import { foldText, searchWords } from '@agent-portal/format';
import type { HelpArea } from '../../shared/help/HelpArea.ts';

/** The topics with every word in their question, answer or area. An empty search returns all topics. */
export function searchHelp(areas: readonly HelpArea[], term: string): readonly HelpArea[] {
  const words = searchWords(term);
  if (words.length === 0) return areas;
  return areas
    .map(({ area, topics }) => ({
      area,
      topics: topics.filter(({ question, answer }) => {
        const text = foldText(`${area} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ topics }) => topics.length > 0);
}
