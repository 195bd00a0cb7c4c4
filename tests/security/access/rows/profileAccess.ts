import { type AccessRows, plain } from '../accessCase.ts';

const who = 'forAnAgent';

/** The calls of the profile page: callers who act for an agent. */
export const profileAccess = {
  getActiveContracts: plain(who),
  getRegionCodeInformation: [
    { what: 'a region', who, answers: 200, ask: () => ({ params: { regionCode: 'N1' } }) },
    { what: 'a missing region', who, answers: 404, ask: () => ({ params: { regionCode: 'X9' } }) },
  ],
  getVertaforeInformation: plain(who),
  getAdditionalAgentIds: plain(who),
} satisfies AccessRows;
