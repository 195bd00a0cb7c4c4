import { contract } from '@agent-portal/data/contract';
import { clients } from '@agent-portal/data/clients/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { type FailureCase, stored, optional, page } from '../../testing/FailureCase.ts';
import { press } from '../../testing/showPage.tsx';

const address = `/client/${clients.client.clientId}`;
const [suggested] = clients.household.suggestions;
const linked = [() => press(`Link ${suggested?.name} to this household`)];
const unlinked = [() => press(`Remove ${suggested?.name} from this household`)];
/** The household has a member that can be removed. */
const withLink = [mockEndpoint(contract.getHousehold, clients.linked)];

/** The calls of the page of a client. */
export const failureCases: readonly FailureCase[] = [
  { address, call: 'getClient', outcomes: { ...page, '404': 'client not found' } },
  { address, call: 'getHousehold', outcomes: optional },
  { address, call: 'linkHousehold', outcomes: stored, steps: linked },
  { address, call: 'unlinkHousehold', outcomes: stored, steps: unlinked, answers: withLink },
];
