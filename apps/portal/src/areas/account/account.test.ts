import { describe, expect, it } from 'vitest';
import { asSentence } from './asSentence.ts';
import { helpAreas } from '../../shared/help/helpAreas.ts';
import { searchHelp } from './searchHelp.ts';

it.each([
  ['Not used yet', 'Not used yet.'],
  ['Last used 11/17/2026, 2:05 p.m.', 'Last used 11/17/2026, 2:05 p.m.'],
])('%j becomes %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

const questions = (term: string) =>
  searchHelp(helpAreas, term).flatMap(({ topics }) => topics.map(({ question }) => question));

describe('the search of the help topics', () => {
  it('returns all topics for an empty search', () => {
    expect(searchHelp(helpAreas, '  ')).toEqual(helpAreas);
  });

  it.each([
    ['EXCEL match', 'How do I download the list as an Excel file?'],
    ['take   action', 'How do I find the requirements that need my action?'],
    ['business worksite', 'Production credit does not open.'],
  ])('for %j, finds the topic that contains every word', (term, question) => {
    expect(questions(term)).toEqual([question]);
  });

  it.each(['commissions', 'chargeback', 'secured debt', 'active policies', 'terminated policies'])(
    'finds topics about %s',
    (term) => {
      expect(questions(term)).not.toEqual([]);
    },
  );

  it('finds no topics and no empty areas for a word that no topic contains', () => {
    expect(searchHelp(helpAreas, 'xylophone')).toEqual([]);
  });
});
