// @vitest-environment jsdom
import { contract } from '@agent-portal/data/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { policyDocuments } from '@agent-portal/data/policies/mocks';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { watches } from '@agent-portal/data/watches/mocks';
import { lapses } from '@agent-portal/data/work/lapse/mocks';
import type { Expected } from '../../testing/Expected.ts';
import {
  choose,
  chooseFile,
  pick,
  press,
  pressItem,
  type Step,
  tick,
  write,
} from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

const policy = '/policy/NL0018O0142';
const second = '/policy-v2/pending/NL0018O0142';
const ended = '/policy-v2/terminated/NL0018O0142';

const hidden = { shows: 'no failure' } as const;
/** A 404 of the pending list means an empty list [S8]. */
const noRows = { shows: { 404: 'no rows' } } as const;
/** The page of another agent's policy says so and links back. */
const notFound = { shows: { 404: 'policy not found' } } as const;
/** When a policy is no longer pending, the other call finds it. */
const foundByOtherCall = { shows: { 404: 'no failure' } } as const;
/** A refusal is not an error [S8]. */
const refused = { 403: 'refused', 404: 'refused' } as const;

const menu = press('More commands');
const policyPdf = { steps: [menu, pressItem('Policy PDF')] };
const action = [write('Note', 'On its way.'), press('Send to the carrier')];
/** A field that cannot load its values says so when it is opened. */
const openFilters = press('Filters');
const openViews = press('Save view');
const watch = press({ start: 'Watch this policy' });

/** An open row also shows the links of its policy. */
const glance = press(`${secondPages.active.policies[0]?.policyNumber} at a glance`);
/** An open row of a late policy also shows what is due, and the calls. */
const glanceLate = press(`${secondPages.late.policies[0]?.policyNumber} at a glance`);
const lateRows = [mockEndpoint(contract.getActivePolicies, secondPages.late)];

/** A row is selected before its actions show. */
const selectRow = [press('Select'), tick('Select Okafor, Ifeoma')];
const bulk = (name: string, ...then: readonly Step[]) => [...selectRow, press(name), ...then];

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                    vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'pat':               ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'pending':           ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'active':            ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'terminated':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'pending-v2':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'active-v2':         ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'terminated-v2':     ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy':            ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy-details':    ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy-actions':    ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy-v2':         ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy-details-v2': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
    'policy-actions-v2': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  },
  ignoresViewAs: ['pat'],
  examples: {
    policy,
    'policy-details': `${policy}/details`,
    'policy-actions': `${policy}/actions`,
    'policy-v2': second,
    'policy-details-v2': `${second}/details-v2`,
    'policy-actions-v2': `${second}/actions-v2`,
  },
  failures: {
    '/pat': ['getStatusCounts'],
    '/pending': [
      ['getPendingPolicyRequirements', noRows],
      ['getFilterValues', { ...hidden, steps: [openFilters] }],
      'exportPendingPolicyRequirements',
    ],
    '/active': ['getPolicySummaries', 'exportPolicySummaries'],
    '/terminated': ['getPolicySummaries', 'exportPolicySummaries'],
    '/pending-v2': [
      ['getPendingPolicies', noRows],
      'exportPendingPolicies',
      ['getSelection', { steps: [...selectRow, press('Select all 65')] }],
      ['getCallSheet', { shows: 'in place', steps: bulk('Call sheet') }],
      ['exportSelection', { steps: bulk('Export selected') }],
      [
        'requestContacts',
        {
          steps: bulk(
            'Request contact',
            write('Note', 'Please call.'),
            press('Send to the carrier'),
          ),
        },
      ],
      [
        'setFollowUps',
        { steps: bulk('Set follow-up', press('In a week'), press('Save follow-ups')) },
      ],
      [
        'setFollowUps',
        {
          steps: bulk(
            'Assign',
            pick('Assign to', 'Priya Raman'),
            press('In a week'),
            press('Assign follow-ups'),
          ),
        },
      ],
      ['getPeople', { ...hidden, steps: selectRow }],
      ['watchPolicies', { steps: bulk('Watch', press('Watch policies')) }],
      // Without saved views from the carrier, nothing opens.
      ['getSavedViews', { shows: { 404: undefined }, steps: [openViews] }],
      [
        'saveView',
        {
          steps: [openViews, write('Name of the new view', 'Mine'), press('Save new view')],
        },
      ],
      ['deleteView', { steps: [openViews, press('Delete Needs my action'), press('Delete')] }],
      ['getViewCounts', hidden],
      [
        'setViewDigest',
        {
          steps: [
            openViews,
            press('Share or e-mail Needs my action'),
            write('Send me this view by e-mail', 'Daily'),
            press('Save'),
          ],
        },
      ],
    ],
    '/active-v2': [
      'getActivePolicies',
      'exportActivePolicies',
      ['getFilterValues', { ...hidden, steps: [openFilters] }],
      ['getPolicyDetail', { ...hidden, steps: [glance] }],
      ['getCasesOfPolicy', { ...hidden, steps: [glance] }],
    ],
    '/active-v2?pastDue=true': [
      ['getRecovered', hidden],
      ['getPolicyLapse', { steps: [glanceLate], answers: lateRows }],
      [
        'saveContact',
        {
          steps: [glanceLate, press('Log a contact'), choose('Reached'), press('Log contact')],
          answers: [...lateRows, mockEndpoint(contract.getPolicyLapse, lapses.late)],
        },
      ],
    ],
    '/terminated-v2': ['getTerminatedPolicies', 'exportTerminatedPolicies'],
    [`${policy}/details`]: [
      ['getPolicy', notFound],
      'getPolicyDocuments',
      [
        'downloadPolicyDocument',
        {
          steps: [press('Download Attending physician statement.pdf')],
          answers: [mockEndpoint(contract.getPolicyDocuments, policyDocuments.some)],
        },
      ],
      ['exportPolicy', policyPdf],
      ['exportApplication', { steps: [menu, pressItem('Application PDF')] }],
      [
        'watchPolicy',
        // The recorded policy is watched.
        { steps: [watch], answers: [mockEndpoint(contract.getWatches, watches.none)] },
      ],
      ['stopWatching', { steps: [watch] }],
    ],
    [`${policy}/actions`]: [
      ['getPolicy', notFound],
      'getPolicyActions',
      ['getPolicyDocuments', hidden],
      ['takeAction', { shows: refused, steps: action }],
      [
        'takeActionWithDocuments',
        {
          shows: refused,
          steps: [press('Add documents'), chooseFile('Documents', 'Statement.pdf'), ...action],
        },
      ],
    ],
    [`${second}/details-v2`]: [
      ['getPendingPolicyDetail', foundByOtherCall],
      'getPolicyDocuments',
      ['exportPolicyDetail', policyPdf],
    ],
    [`${second}/actions-v2`]: [
      ['getPendingPolicyDetail', foundByOtherCall],
      'getPolicyActions',
      ['getPolicyDocuments', hidden],
      ['takeAction', { shows: refused, steps: action }],
    ],
    [`${ended}/details-v2`]: [['getPolicyDetail', notFound]],
    [`${ended}/actions-v2`]: [['getPolicyDetail', notFound]],
  },
};

await testExpected(import.meta.vitest, expected);
