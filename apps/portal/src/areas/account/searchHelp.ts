import type { HelpArea } from '../../shared/help/HelpArea.ts';

const normalize = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The topics with every word in their question, answer or area. An empty search returns all topics. */
export function searchHelp(areas: readonly HelpArea[], term: string): readonly HelpArea[] {
  const wanted = normalize(term);
  if (wanted === '') return areas;
  const words = wanted.split(' ');
  return areas
    .map(({ area, topics }) => ({
      area,
      topics: topics.filter(({ question, answer }) => {
        const text = normalize(`${area} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ topics }) => topics.length > 0);
}
