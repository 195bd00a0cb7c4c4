import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { changePassword, getPassword } from './contract.ts';
import own from './fixtures/getPassword.json' with { type: 'json' };
import demonstration from './fixtures/getPassword.demonstration.json' with { type: 'json' };
import singleSignOn from './fixtures/getPassword.sso.json' with { type: 'json' };

/** A password that its user can change, and those of others. */
export const passwords = {
  own: fixture(getPassword, own),
  demonstration: fixture(getPassword, demonstration),
  singleSignOn: fixture(getPassword, singleSignOn),
};

export const passwordMocks = {
  getPassword: mockEndpoint(getPassword, passwords.own),
  changePassword: mockEndpoint(changePassword, passwords.own),
};
