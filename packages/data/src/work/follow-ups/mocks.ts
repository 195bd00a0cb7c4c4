import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import { deleteFollowUp, getFollowUps, getPolicyFollowUps, saveFollowUp } from './contract.ts';
import deleted from './fixtures/deleteFollowUp.json' with { type: 'json' };
import due from './fixtures/getFollowUps.due.json' with { type: 'json' };
import all from './fixtures/getFollowUps.json' with { type: 'json' };
import none from './fixtures/getPolicyFollowUps.json' with { type: 'json' };
import given from './fixtures/saveFollowUp.given.json' with { type: 'json' };
import saved from './fixtures/saveFollowUp.json' with { type: 'json' };

/** Recorded answers: a user's follow-ups, those that are due, those of a policy with one and with none, and after one was given away. */
export const followUps = {
  all: fixture(getFollowUps, all),
  due: fixture(getFollowUps, due),
  ofPolicy: fixture(saveFollowUp, saved),
  given: fixture(saveFollowUp, given),
  noneOfPolicy: fixture(getPolicyFollowUps, none),
};

export const followUpsMocks = {
  getFollowUps: mockEndpoint(getFollowUps, followUps.all),
  getPolicyFollowUps: mockEndpoint(getPolicyFollowUps, followUps.noneOfPolicy),
  saveFollowUp: mockEndpoint(saveFollowUp, followUps.ofPolicy),
  deleteFollowUp: mockEndpoint(deleteFollowUp, fixture(deleteFollowUp, deleted)),
};
