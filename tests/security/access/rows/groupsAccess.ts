import { type AccessRows, type Case, plain } from '../accessCase.ts';

const who = 'groupInventory';
/** A group of an agent outside every caller's book. */
const foreign = 'G001020';

const oneGroup: readonly Case[] = [
  { what: 'foreign', who, answers: 404, ask: () => ({ query: { groupNumber: foreign } }) },
  { what: 'missing', who, answers: 404, ask: () => ({ query: { groupNumber: 'X000000' } }) },
  { what: 'without a number', who, answers: 400, ask: () => ({}) },
  {
    what: 'with a forged parameter',
    who,
    answers: 400,
    ask: ({ foreignAgent }) => ({
      query: { groupNumber: foreign, viewAsAgentId: foreignAgent },
    }),
  },
];

/** The calls of group inventory. */
export const groupsAccess = {
  getGroupSummary: plain(who),
  exportGroupSummary: plain(who),
  getGroupDetails: oneGroup,
  exportGroupDetails: oneGroup.slice(0, 2),
} satisfies AccessRows;
