import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getPolicyLapse, getRecovered, saveLapseCall } from './contract.ts';
import late from './fixtures/getPolicyLapse.json' with { type: 'json' };
import none from './fixtures/getPolicyLapse.none.json' with { type: 'json' };
import recovered from './fixtures/getRecovered.json' with { type: 'json' };
import saved from './fixtures/saveLapseCall.json' with { type: 'json' };

/** Recorded answers: a policy past due before and after a call, and what was recovered. */
export const lapses = {
  late: fixture(getPolicyLapse, late),
  none: fixture(getPolicyLapse, none),
  called: fixture(saveLapseCall, saved),
  recovered: fixture(getRecovered, recovered),
};

export const lapseMocks = {
  getPolicyLapse: mockEndpoint(getPolicyLapse, lapses.none),
  saveLapseCall: mockEndpoint(saveLapseCall, lapses.called),
  getRecovered: mockEndpoint(getRecovered, lapses.recovered),
};
