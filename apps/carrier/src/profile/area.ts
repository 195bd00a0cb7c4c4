import type { Area } from '../Area.ts';
import { profilesStep } from './seed.ts';
import {
  getActiveContracts,
  getAdditionalAgentIds,
  getRegionCodeInformation,
  getVertaforeInformation,
} from '@agent-portal/data/profile/contract';
import { notFound } from '../http/answers/problems.ts';
import { route } from '../http/route.ts';
import { findActiveContracts, findProfile, findRegion } from './queries.ts';

/** The profile of an agent [S7]. */
export const profile: Area = {
  routes: [
    route(getActiveContracts, async ({ deps, caller }) => ({
      contracts: await findActiveContracts(deps.db, caller.agentIds),
    })),

    route(getRegionCodeInformation, async ({ deps, input: { params } }) => {
      const region = await findRegion(deps.db, params.regionCode);
      if (!region) throw notFound(`There is no region ${params.regionCode}.`);
      return region;
    }),

    route(getVertaforeInformation, async ({ deps, caller }) => {
      const found = await findProfile(deps.db, caller.producerId);
      if (!found) throw notFound('There is no profile of this agent.');
      const { producer, profile } = found;
      const { businessAddress, mailingAddress, mobilePhone } = profile;
      return {
        isLinked: profile.vertaforeLinkedOn !== null,
        linkedOn: profile.vertaforeLinkedOn,
        nationalProducerNumber: profile.nationalProducerNumber,
        name: `${producer.firstName} ${producer.lastName}`.trim(),
        emailAddress: producer.email,
        addresses: [
          { kind: 'Business' as const, lines: businessAddress },
          ...(mailingAddress ? [{ kind: 'Mailing' as const, lines: mailingAddress }] : []),
        ],
        phones: [
          { kind: 'Business' as const, number: producer.phone },
          ...(mobilePhone ? [{ kind: 'Mobile' as const, number: mobilePhone }] : []),
        ],
      };
    }),

    route(getAdditionalAgentIds, async ({ caller }) => ({
      agentIds: caller.agentIds.filter((agentId) => agentId !== caller.agentId),
    })),
  ],
  seedSteps: [profilesStep],
};
