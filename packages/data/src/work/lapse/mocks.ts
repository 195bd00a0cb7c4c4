import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import { getPolicyLapse, getRecovered } from './contract.ts';
import late from './fixtures/getPolicyLapse.json' with { type: 'json' };
import contacted from './fixtures/getPolicyLapse.contacted.json' with { type: 'json' };
import none from './fixtures/getPolicyLapse.none.json' with { type: 'json' };
import recovered from './fixtures/getRecovered.json' with { type: 'json' };

/** Recorded answers: a policy past due before and after a contact, and what was recovered. */
export const lapses = {
  late: fixture(getPolicyLapse, late),
  none: fixture(getPolicyLapse, none),
  contacted: fixture(getPolicyLapse, contacted),
  recovered: fixture(getRecovered, recovered),
};

export const lapseMocks = {
  getPolicyLapse: mockEndpoint(getPolicyLapse, lapses.none),
  getRecovered: mockEndpoint(getRecovered, lapses.recovered),
};
