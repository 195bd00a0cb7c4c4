import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  assignItem,
  getPeople,
  getToday,
  getTodayGroup,
  openItem,
  skipItem,
  undoAssignment,
  unskipItem,
} from './contract.ts';
import assigned from './fixtures/assignItem.json' with { type: 'json' };
import people from './fixtures/getPeople.json' with { type: 'json' };
import ofCases from './fixtures/getToday.cases.json' with { type: 'json' };
import whole from './fixtures/getToday.json' with { type: 'json' };
import secondPage from './fixtures/getTodayGroup.json' with { type: 'json' };
import opened from './fixtures/openItem.json' with { type: 'json' };
import skipped from './fixtures/skipItem.json' with { type: 'json' };
import undone from './fixtures/undoAssignment.json' with { type: 'json' };
import returned from './fixtures/unskipItem.json' with { type: 'json' };

/** Recorded answers: the queue of an agent, and of a sub-account for cases. */
export const todayAnswers = {
  agent: fixture(getToday, whole),
  cases: fixture(getToday, ofCases),
  secondPage: fixture(getTodayGroup, secondPage),
  people: fixture(getPeople, people),
};

export const todayMocks = {
  getToday: mockEndpoint(getToday, todayAnswers.agent),
  getTodayGroup: mockEndpoint(getTodayGroup, todayAnswers.secondPage),
  skipItem: mockEndpoint(skipItem, fixture(skipItem, skipped)),
  openItem: mockEndpoint(openItem, fixture(openItem, opened)),
  getPeople: mockEndpoint(getPeople, todayAnswers.people),
  assignItem: mockEndpoint(assignItem, fixture(assignItem, assigned)),
  undoAssignment: mockEndpoint(undoAssignment, fixture(undoAssignment, undone)),
  unskipItem: mockEndpoint(unskipItem, fixture(unskipItem, returned)),
};
