import { type AccessRows, type Case, plain } from '../accessCase.ts';

const who = 'listBills';
/** A group and a bill of the account `agent`, which others do not have. */
const ofDana = { groupId: 'G001000', listBillId: 'B100001' } as const;
/** Those of an agent outside every caller's book. */
const foreign = { groupId: 'G001020', listBillId: 'B100290' } as const;

const ofId = (param: 'groupId' | 'listBillId'): readonly Case[] => [
  { what: 'foreign', who, answers: 404, ask: () => ({ params: { [param]: foreign[param] } }) },
  { what: 'missing', who, answers: 404, ask: () => ({ params: { [param]: 'X000000' } }) },
  {
    what: 'with a forged parameter',
    who,
    answers: 400,
    ask: ({ foreignAgent }) => ({
      params: { [param]: ofDana[param] },
      query: { viewAsAgentId: foreignAgent },
    }),
  },
];

export const listBillsAccess = {
  getBillGroups: plain(who),
  getGroupListBills: ofId('groupId'),
  getListBill: ofId('listBillId'),
  exportListBill: ofId('listBillId').slice(0, 2),
  getPastDueGroups: plain(who),
} satisfies AccessRows;
