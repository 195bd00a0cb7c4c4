import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import { saveContact } from './contract.ts';
import saved from './fixtures/saveContact.json' with { type: 'json' };

/** The recorded contacts about a policy, after another one was saved. */
export const savedContacts = fixture(saveContact, saved);

export const contactsMocks = { saveContact: mockEndpoint(saveContact, savedContacts) };
