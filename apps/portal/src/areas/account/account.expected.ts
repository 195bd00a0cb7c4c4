// @vitest-environment jsdom
import { getCalendar } from '@agent-portal/data/calendar/contract';
import { calendars } from '@agent-portal/data/calendar/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getSecondStep } from '@agent-portal/data/second-step/contract';
import { secondSteps } from '@agent-portal/data/second-step/mocks';
import type { Expected } from '../../testing/Expected.ts';
import { fakePasskeys } from '../../testing/fakePasskeys.ts';
import { press, write } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

/** The page of alerts shows a missing permission in place [S6]. */
const shows = { 403: 'refused' } as const;

const typePassword = write('Password', 'northfield');
const started = [press('Set up an app'), typePassword, press('Continue')];
const answers = [mockEndpoint(getSecondStep, secondSteps.on)];

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                       vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'account-settings':     ' L   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'profile':              ' L   S   -   S   S   S   S   S   S   S   S   H   E   E',
    'alerts':               ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
    'delivery':             ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
    'calendar':             ' L   -   N   -   -   -   -   -   R   -   R   H   E   E',
    'activity':             ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
    'security':             ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
    'help':                 ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
    'home-office-user':     ' L   E   E   E   E   E   E   E   E   E   E   -   -   -',
    'access-required':      ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'requires-ping':        ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'account-confirmation': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'error':                ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  },
  closedBy: {
    left_nav: [
      'account-settings',
      'profile',
      'alerts',
      'delivery',
      'calendar',
      'activity',
      'security',
      'help',
    ],
  },
  examples: { 'account-settings': '/account-settings/profile' },
  failures: {
    '/account-settings/profile': [
      'getVertaforeInformation',
      'getActiveContracts',
      'getAdditionalAgentIds',
      'getRegionCodeInformation',
    ],
    '/account-settings/policy': [
      'getPolicyDeliveryOptions',
      'getViewAsAgents',
      [
        'updatePolicyDeliveryOptions',
        { steps: [write('E-mail', 'desk@example.com'), press('Save')] },
      ],
    ],
    '/account-settings/activity': [
      'getActivity',
      'getSessions',
      'exportActivity',
      [
        'endSession',
        { steps: [press('End session: Firefox on Linux, Casey Lin'), press('End session')] },
      ],
      ['endOtherSessions', { steps: [press('End all others'), press('End them')] }],
    ],
    '/account-settings/alerts': [
      ['getAlertPreferences', { shows }],
      ['getDistributionEmails', { shows }],
      ['saveAlertPreferences', { shows, steps: [press('Save alerts')] }],
      [
        'deleteAlertPreferences',
        { shows, steps: [press('Delete all preferences'), press('Delete all')] },
      ],
      [
        'addDistributionEmail',
        {
          shows,
          steps: [write('Add an address', 'nora.quill@example.com'), press('Add address')],
        },
      ],
      ['deleteDistributionEmail', { shows, steps: [press('Remove office@whitfield.example')] }],
      ['sendTestMessage', { shows, steps: [press('Send a test message to all')] }],
    ],
    '/account-settings/calendar': [
      'getCalendar',
      ['createCalendar', { steps: [press('Create address')] }],
      [
        'revokeCalendar',
        {
          steps: [press('Revoke address'), press('Revoke now')],
          answers: [mockEndpoint(getCalendar, calendars.read)],
        },
      ],
    ],
    '/account-settings/security': [
      'getSecondStep',
      'getPassword',
      [
        'changePassword',
        {
          steps: [
            press('Change password'),
            write('Current password', 'northfield'),
            write('New password', 'four words in a row'),
            press('Save password'),
          ],
        },
      ],
      ['startAuthenticator', { steps: started }],
      ['confirmAuthenticator', { steps: [...started, write('Code', '123456'), press('Turn on')] }],
      [
        'removeAuthenticator',
        // The first button is in the card, the second one in the dialog.
        { steps: [press('Turn off'), typePassword, press('Turn app off')], answers },
      ],
      ['startPasskey', { steps: [press('Add a passkey'), typePassword, press('Add passkey')] }],
      [
        'addPasskey',
        {
          steps: [() => fakePasskeys(), press('Add a passkey'), typePassword, press('Add passkey')],
        },
      ],
      [
        'removePasskey',
        {
          steps: [press('Remove Chrome on Windows'), typePassword, press('Remove passkey')],
          answers,
        },
      ],
      [
        'renewRecoveryCodes',
        { steps: [press('Make new codes'), typePassword, press('Make ten new codes')], answers },
      ],
      ['requireOfSubAccounts', { steps: [press('Off')] }],
    ],
  },
};

await testExpected(import.meta.vitest, expected);
