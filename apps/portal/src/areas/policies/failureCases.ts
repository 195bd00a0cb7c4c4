import { contract } from '@agent-portal/data/contract';
import { lapses } from '@agent-portal/data/work/lapse/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { policyDocuments } from '@agent-portal/data/policies/mocks';
import { watches } from '@agent-portal/data/watches/mocks';
import {
  exported,
  type FailureCase,
  file,
  stored,
  leftOut,
  optional,
  type Outcomes,
  page,
  part,
  partOfPage,
  sent,
} from '../../testing/FailureCase.ts';
import {
  choose,
  chooseFile,
  pick,
  press,
  pressItem,
  tick,
  write,
} from '../../testing/showPage.tsx';

/** A 404 of the pending list means an empty list [S8]. */
const pendingPage: Outcomes = { ...page, '404': 'no rows' };
/** The page of another agent's policy says so and links back. */
const policyPage: Outcomes = { ...page, '404': 'policy not found' };
/** When a policy is no longer pending, the other call finds it. */
const foundByOtherCall: Outcomes = { ...page, '404': 'no failure' };

const menu = () => press('More commands');
const policyPdf = [menu, () => pressItem('Policy PDF')];
const action = [() => write('Note', 'On its way.'), () => press('Send to the carrier')];
/** A field that cannot load its values says so when it is opened. */
const filtersOpen = [() => press('Filters')];
const viewsOpen = () => press('Save view');
const saved = [
  viewsOpen,
  () => write('Name of the new view', 'Mine'),
  () => press('Save new view'),
];
const deleted = [viewsOpen, () => press('Delete Needs my action'), () => press('Delete')];
const byEmail = [
  viewsOpen,
  () => press('Share or e-mail Needs my action'),
  () => write('Send me this view by e-mail', 'Daily'),
  () => press('Save'),
];
/** Without saved views from the carrier, nothing opens. */
const withoutViews = Object.fromEntries(
  Object.entries(part).filter(([failure]) => failure !== '404'),
);
const watched = [() => press({ start: 'Watch this policy' })];

/** An open row also shows the links of its policy. */
const [first] = secondPages.active.policies;
const glanced = [() => press(`${first?.policyNumber} at a glance`)];

/** An open row of a late policy also shows what is due, and the calls. */
const [lateRow] = secondPages.late.policies;
const latePage = '/active-v2?pastDue=true';
const lateRows = [mockEndpoint(contract.getActivePolicies, secondPages.late)];
const lateGlanced = [() => press(`${lateRow?.policyNumber} at a glance`)];
const called = [
  ...lateGlanced,
  () => press('Log a contact'),
  () => choose('Reached'),
  () => press('Log contact'),
];

/** A row is selected before its actions show. */
const selecting = [() => press('Select'), () => tick('Select Okafor, Ifeoma')];
const bulk = (action: string, ...steps: readonly (() => Promise<void>)[]) => [
  ...selecting,
  () => press(action),
  ...steps,
];

const details = '/policy/NL0018O0142/details';
const actions = '/policy/NL0018O0142/actions';
const secondDetails = '/policy-v2/pending/NL0018O0142/details-v2';
const secondActions = '/policy-v2/pending/NL0018O0142/actions-v2';
const endedDetails = '/policy-v2/terminated/NL0018O0142/details-v2';
const endedActions = '/policy-v2/terminated/NL0018O0142/actions-v2';

/** The recorded policy is watched. To test starting a watch, the answer must say that it is not. */
const unwatched = [mockEndpoint(contract.getWatches, watches.none)];

/** The calls of the policy pages, and what the pages show when they fail. */
export const failureCases: readonly FailureCase[] = [
  { address: '/pending', call: 'getPendingPolicyRequirements', outcomes: pendingPage },
  { address: '/active', call: 'getPolicySummaries', outcomes: page },
  { address: '/terminated', call: 'getPolicySummaries', outcomes: page },
  { address: '/pending-v2', call: 'getPendingPolicies', outcomes: pendingPage },
  { address: '/active-v2', call: 'getActivePolicies', outcomes: page },
  { address: '/terminated-v2', call: 'getTerminatedPolicies', outcomes: page },
  { address: '/pending', call: 'getFilterValues', outcomes: leftOut, steps: filtersOpen },
  { address: '/active-v2', call: 'getFilterValues', outcomes: leftOut, steps: filtersOpen },
  { address: '/active-v2', call: 'getPolicyDetail', outcomes: leftOut, steps: glanced },
  { address: '/active-v2', call: 'getCasesOfPolicy', outcomes: leftOut, steps: glanced },
  { address: latePage, call: 'getRecovered', outcomes: leftOut },
  {
    address: latePage,
    call: 'getPolicyLapse',
    outcomes: optional,
    steps: lateGlanced,
    answers: lateRows,
  },
  {
    address: latePage,
    call: 'saveContact',
    outcomes: stored,
    steps: called,
    answers: [...lateRows, mockEndpoint(contract.getPolicyLapse, lapses.late)],
  },
  {
    address: '/pending-v2',
    call: 'getSelection',
    outcomes: optional,
    steps: [...selecting, () => press('Select all 65')],
  },
  { address: '/pending-v2', call: 'getCallSheet', outcomes: part, steps: bulk('Call sheet') },
  {
    address: '/pending-v2',
    call: 'exportSelection',
    outcomes: file,
    steps: bulk('Export selected'),
  },
  {
    address: '/pending-v2',
    call: 'requestContacts',
    outcomes: stored,
    steps: bulk(
      'Request contact',
      () => write('Note', 'Please call.'),
      () => press('Send to the carrier'),
    ),
  },
  {
    address: '/pending-v2',
    call: 'setFollowUps',
    outcomes: stored,
    steps: bulk(
      'Set follow-up',
      () => press('In a week'),
      () => press('Save follow-ups'),
    ),
  },
  { address: '/pending-v2', call: 'getPeople', outcomes: leftOut, steps: selecting },
  {
    address: '/pending-v2',
    call: 'setFollowUps',
    outcomes: stored,
    steps: bulk(
      'Assign',
      () => pick('Assign to', 'Priya Raman'),
      () => press('In a week'),
      () => press('Assign follow-ups'),
    ),
  },
  {
    address: '/pending-v2',
    call: 'watchPolicies',
    outcomes: stored,
    steps: bulk('Watch', () => press('Watch policies')),
  },
  { address: details, call: 'getPolicy', outcomes: policyPage },
  { address: actions, call: 'getPolicy', outcomes: policyPage },
  { address: actions, call: 'getPolicyActions', outcomes: { ...partOfPage, '404': 'no failure' } },
  { address: secondDetails, call: 'getPendingPolicyDetail', outcomes: foundByOtherCall },
  { address: secondActions, call: 'getPendingPolicyDetail', outcomes: foundByOtherCall },
  {
    address: secondActions,
    call: 'getPolicyActions',
    outcomes: { ...partOfPage, '404': 'no failure' },
  },
  { address: endedDetails, call: 'getPolicyDetail', outcomes: policyPage },
  { address: endedActions, call: 'getPolicyDetail', outcomes: policyPage },
  { address: actions, call: 'getPolicyDocuments', outcomes: leftOut },
  { address: secondActions, call: 'getPolicyDocuments', outcomes: leftOut },
  { address: details, call: 'getPolicyDocuments', outcomes: optional },
  { address: secondDetails, call: 'getPolicyDocuments', outcomes: optional },
  {
    address: details,
    call: 'downloadPolicyDocument',
    outcomes: file,
    steps: [() => press('Download Attending physician statement.pdf')],
    answers: [mockEndpoint(contract.getPolicyDocuments, policyDocuments.some)],
  },
  {
    address: actions,
    call: 'takeActionWithDocuments',
    outcomes: sent,
    steps: [
      () => press('Add documents'),
      () => chooseFile('Documents', 'Statement.pdf'),
      ...action,
    ],
  },
  { address: '/pat', call: 'getStatusCounts', outcomes: partOfPage },
  { address: '/pending', call: 'exportPendingPolicyRequirements', outcomes: file, steps: exported },
  { address: '/active', call: 'exportPolicySummaries', outcomes: file, steps: exported },
  { address: '/terminated', call: 'exportPolicySummaries', outcomes: file, steps: exported },
  { address: '/pending-v2', call: 'exportPendingPolicies', outcomes: file, steps: exported },
  { address: '/active-v2', call: 'exportActivePolicies', outcomes: file, steps: exported },
  { address: '/terminated-v2', call: 'exportTerminatedPolicies', outcomes: file, steps: exported },
  { address: details, call: 'exportPolicy', outcomes: file, steps: policyPdf },
  {
    address: details,
    call: 'exportApplication',
    outcomes: file,
    steps: [menu, () => pressItem('Application PDF')],
  },
  { address: secondDetails, call: 'exportPolicyDetail', outcomes: file, steps: policyPdf },
  { address: actions, call: 'takeAction', outcomes: sent, steps: action },
  { address: secondActions, call: 'takeAction', outcomes: sent, steps: action },
  { address: '/pending-v2', call: 'getSavedViews', outcomes: withoutViews, steps: [viewsOpen] },
  { address: '/pending-v2', call: 'saveView', outcomes: stored, steps: saved },
  { address: '/pending-v2', call: 'deleteView', outcomes: stored, steps: deleted },
  { address: '/pending-v2', call: 'getViewCounts', outcomes: leftOut },
  { address: '/pending-v2', call: 'setViewDigest', outcomes: stored, steps: byEmail },
  { address: details, call: 'watchPolicy', outcomes: stored, steps: watched, answers: unwatched },
  { address: details, call: 'stopWatching', outcomes: stored, steps: watched },
];
