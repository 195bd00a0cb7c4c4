import * as z from 'zod/mini';
import { isoDate } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';

/** Common to all calls: they describe the session's agent, also while another user acts for it. */
const shared = {
  method: 'GET',
  effect: 'read',
  source: '[S7] User data; decisions, 9 (the profile page)',
  access: { who: 'agent', restricted: false },
  onServerError: 'page',
  onForbidden: 'page',
} as const;

const contractRow = z.object({
  agentId: z.string(),
  agentLevel: z.string(),
  marketCode: z.string(),
  companyCode: z.string(),
  contractStatus: z.string(),
  effective: isoDate,
  regionCode: z.string(),
});
export type ActiveContract = z.output<typeof contractRow>;

export const getActiveContracts = endpoint({
  ...shared,
  name: 'getActiveContracts',
  path: '/API/UserData/ActiveContracts',
  summary:
    'The contracts in force of all agent ids of the caller, each with the region that it belongs to.',
  response: z.object({ contracts: z.array(contractRow) }),
});

export const getRegionCodeInformation = endpoint({
  ...shared,
  name: 'getRegionCodeInformation',
  path: '/API/UserData/RegionCodeInformation/{regionCode}',
  summary: "A region, and how to reach the carrier's office for it.",
  params: z.strictObject({ regionCode: z.string().check(z.minLength(1), z.maxLength(20)) }),
  response: z.object({
    regionCode: z.string(),
    region: z.string(),
    office: z.string(),
    /** Ten digits. */
    phone: z.string(),
    email: z.string(),
  }),
  onServerError: 'inline',
});

export const getVertaforeInformation = endpoint({
  ...shared,
  name: 'getVertaforeInformation',
  path: '/API/UserData/VertaforeInformation',
  summary:
    'The agent as the carrier keeps it: name, addresses, phones, e-mail, and whether Vertafore sends its changes.',
  response: z.object({
    isLinked: z.boolean(),
    /** Null while it is not linked. */
    linkedOn: z.nullable(isoDate),
    nationalProducerNumber: z.string(),
    name: z.string(),
    emailAddress: z.string(),
    addresses: z.array(
      z.object({ kind: z.enum(['Business', 'Mailing']), lines: z.array(z.string()) }),
    ),
    /** Ten digits each. */
    phones: z.array(z.object({ kind: z.enum(['Business', 'Mobile']), number: z.string() })),
  }),
});
export type VertaforeInformation = z.output<typeof getVertaforeInformation.response>;

export const getAdditionalAgentIds = endpoint({
  ...shared,
  name: 'getAdditionalAgentIds',
  path: '/API/UserData/AdditionalAgentIds',
  summary: 'The own agent ids besides the one that the session acts under.',
  response: z.object({ agentIds: z.array(z.string()) }),
});

export const profileEndpoints = {
  getActiveContracts,
  getRegionCodeInformation,
  getVertaforeInformation,
  getAdditionalAgentIds,
};
