import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  addDistributionEmail,
  deleteAlertPreferences,
  deleteDistributionEmail,
  getAlertPreferences,
  getDistributionEmails,
  saveAlertPreferences,
  sendTestMessage,
} from './contract.ts';
import added from './fixtures/addDistributionEmail.json' with { type: 'json' };
import noPreferences from './fixtures/deleteAlertPreferences.json' with { type: 'json' };
import removed from './fixtures/deleteDistributionEmail.json' with { type: 'json' };
import preferences from './fixtures/getAlertPreferences.json' with { type: 'json' };
import emails from './fixtures/getDistributionEmails.json' with { type: 'json' };
import saved from './fixtures/saveAlertPreferences.json' with { type: 'json' };
import tested from './fixtures/sendTestMessage.json' with { type: 'json' };

/** Recorded answers: an agent's alert preferences, as they are, saved and deleted, and its addresses. */
export const alertFixtures = {
  preferences: fixture(getAlertPreferences, preferences),
  saved: fixture(saveAlertPreferences, saved),
  deleted: fixture(deleteAlertPreferences, noPreferences),
  emails: fixture(getDistributionEmails, emails),
};

export const alertsMocks = {
  getAlertPreferences: mockEndpoint(getAlertPreferences, alertFixtures.preferences),
  saveAlertPreferences: mockEndpoint(saveAlertPreferences, alertFixtures.saved),
  deleteAlertPreferences: mockEndpoint(deleteAlertPreferences, alertFixtures.deleted),
  getDistributionEmails: mockEndpoint(getDistributionEmails, alertFixtures.emails),
  addDistributionEmail: mockEndpoint(addDistributionEmail, fixture(addDistributionEmail, added)),
  deleteDistributionEmail: mockEndpoint(
    deleteDistributionEmail,
    fixture(deleteDistributionEmail, removed),
  ),
  sendTestMessage: mockEndpoint(sendTestMessage, fixture(sendTestMessage, tested)),
};
