import { type AccessRows, type Case, type Ids, plain } from '../accessCase.ts';

const who = 'hierarchy';
const audited = { 404: 'view-as refused' };

/** A call with `viewAs`: the caller, another agent, and a missing one. */
function viewedAs(param = 'ViewAsAgentId'): readonly Case[] {
  const ofId = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent') => (ids: Ids) => ({
    query: { [param]: ids[id] },
  });
  return [
    { what: `own ${param}`, who, answers: 200, ask: ofId('ownAgent') },
    { what: `foreign ${param}`, who, answers: 404, ask: ofId('foreignAgent'), audited },
    { what: `missing ${param}`, who, answers: 404, ask: ofId('missingAgent'), audited },
  ];
}

/** A list: the caller's, with `viewAs`, and with another agent's number in the hierarchy filter. */
const ofList = (isFile = false): readonly Case[] => [
  ...plain(who),
  ...viewedAs(),
  {
    what: 'of another agent’s number',
    who,
    answers: 200,
    ...(!isFile && { findsNothing: true }),
    ask: ({ foreignAgent }) => ({ query: { agentNumber: foreignAgent } }),
  },
  {
    what: 'with a forged parameter',
    who,
    answers: 400,
    ask: ({ foreignAgent }) => ({ query: { viewAsAgentId: foreignAgent } }),
  },
];

export const hierarchyAccess = {
  getHierarchyViewAs: plain(who),
  getHasDownline: [...plain(who), ...viewedAs()],
  getAgentInformation: [...plain(who), ...viewedAs()],
  getActiveHierarchy: [...ofList(), ...viewedAs('UnderAgentId')],
  getPendingHierarchy: ofList(),
  getActiveAppointments: ofList(),
  getEndings: ofList(),
  exportHierarchy: ofList(true),
  exportPendingHierarchy: ofList(true),
  exportAppointments: ofList(true),
  exportEndings: ofList(true),
} satisfies AccessRows;
