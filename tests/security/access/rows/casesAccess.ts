import {
  type AccessRows,
  type Case,
  forged,
  ofPolicy,
  plain,
  withoutToken,
} from '../accessCase.ts';

const who = 'cases';
const audited = { 404: 'view-as refused' };
const refused = { 403: 'case change refused', 404: 'case change refused' };

/** A case of the caller, and one outside the caller's book. */
const ofAgent = (): readonly Case[] => {
  const of = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent'): Case['ask'] => {
    return (ids) => ({ query: { ViewAsAgentId: ids[id] } });
  };
  return [
    ...plain(who),
    { what: 'of oneself', who, answers: 200, ask: of('ownAgent') },
    { what: 'of another agent', who, answers: 404, ask: of('foreignAgent'), audited },
    { what: 'of a missing agent', who, answers: 404, ask: of('missingAgent'), audited },
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ query: { viewAsAgentId: foreignAgent } }),
    },
  ];
};

const version = 1;

/**
 * A change of a case: for another agent's policy, for a missing one, and by callers without permission.
 */
const changed = (ask: (envelopeId: string) => ReturnType<Case['ask']>): readonly Case[] => {
  const of =
    (id: 'foreign' | 'missing'): Case['ask'] =>
    (ids) =>
      ask(`E-${ids[id]}`);
  return [
    { what: 'foreign case', who, answers: 404, ask: of('foreign'), audited: refused },
    { what: 'missing case', who, answers: 404, ask: of('missing'), audited: refused },
    ...withoutToken(of('missing'), refused),
    ...forged(who, ({ own = 'none' }) => ask(`E-${own}`), refused),
  ];
};

/** The calls of case management and of the e-delivery desk. */
export const casesAccess = {
  getCases: ofAgent(),
  exportCases: ofAgent(),
  getCaseFilterOptions: plain(who),
  getCasesNeedingAttention: ofAgent(),
  getCase: [
    {
      what: 'foreign case',
      who,
      answers: 404,
      ask: ({ foreign }) => ({ params: { envelopeId: `E-${foreign}` } }),
    },
    {
      what: 'missing case',
      who,
      answers: 404,
      ask: ({ missing }) => ({ params: { envelopeId: `E-${missing}` } }),
    },
  ],
  getCasesOfPolicy: ofPolicy('id', who),
  resendEmail: changed((envelopeId) => ({ query: { envelopeId } })),
  correctRecipient: changed((envelopeId) => ({
    params: { envelopeId },
    body: { recipientEmail: 'matrix@example.com', version },
  })),
  voidCase: changed((envelopeId) => ({
    params: { envelopeId },
    body: { reason: 'Access matrix.', version },
  })),
} satisfies AccessRows;
