import { describe, expect, it } from 'vitest';
import { helpAreas } from '../../shared/help/helpAreas.ts';
import { searchHelp } from './searchHelp.ts';

const questions = (term: string) =>
  searchHelp(helpAreas, term).flatMap(({ topics }) => topics.map(({ question }) => question));

describe('the search over the help topics', () => {
  it('finds all of them for no word', () => {
    expect(searchHelp(helpAreas, '  ')).toEqual(helpAreas);
  });

  it.each([
    ['EXCEL match', 'How do I download the list as an Excel file?'],
    ['take   action', 'How do I find the requirements that need my action?'],
    ['business worksite', 'Production credit does not open.'],
  ])('finds for %j the topic that holds every word', (term, question) => {
    expect(questions(term)).toEqual([question]);
  });

  it.each(['commissions', 'chargeback', 'secured debt', 'active policies', 'terminated policies'])(
    'answers questions about %s',
    (term) => {
      expect(questions(term)).not.toEqual([]);
    },
  );

  it('finds nothing, and no area without a topic, for a word that no topic holds', () => {
    expect(searchHelp(helpAreas, 'xylophone')).toEqual([]);
  });
});
