import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import { getPeople, getToday, openItem } from './contract.ts';
import people from './fixtures/getPeople.json' with { type: 'json' };
import withAll from './fixtures/getToday.all.json' with { type: 'json' };
import ofCases from './fixtures/getToday.cases.json' with { type: 'json' };
import whole from './fixtures/getToday.json' with { type: 'json' };
import opened from './fixtures/openItem.json' with { type: 'json' };

/** Recorded answers: the queue of an agent, that with one whole group, of a sub-account for cases, and an open item. */
export const todayAnswers = {
  agent: fixture(getToday, whole),
  cases: fixture(getToday, ofCases),
  withAll: fixture(getToday, withAll),
  people: fixture(getPeople, people),
  opened: fixture(openItem, opened),
};

export const todayMocks = {
  getToday: mockEndpoint(getToday, ({ url }) =>
    new URL(url).searchParams.has('all') ? todayAnswers.withAll : todayAnswers.agent,
  ),
  openItem: mockEndpoint(openItem, todayAnswers.opened),
  getPeople: mockEndpoint(getPeople, todayAnswers.people),
};
