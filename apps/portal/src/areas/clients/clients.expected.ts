// @vitest-environment jsdom
import { getHousehold } from '@agent-portal/data/clients/contract';
import { clients } from '@agent-portal/data/clients/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import type { Expected } from '../../testing/Expected.ts';
import { press } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

const example = `/client/${clients.client.clientId}`;
const [suggested] = clients.household.suggestions;

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //         vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'client': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  },
  examples: { client: example },
  failures: {
    [example]: [
      ['getClient', { shows: { 404: 'client not found' } }],
      'getHousehold',
      ['linkHousehold', { steps: [press(`Link ${suggested?.name} to this household`)] }],
      [
        'unlinkHousehold',
        {
          steps: [press(`Remove ${suggested?.name} from this household`)],
          answers: [mockEndpoint(getHousehold, clients.linked)],
        },
      ],
    ],
  },
};

await testExpected(import.meta.vitest, expected);
