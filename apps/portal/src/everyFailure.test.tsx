// @vitest-environment jsdom
import { contract, type EndpointName } from '@agent-portal/data/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { watches } from '@agent-portal/data/watches/mocks';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leavePage, patience, press, showPage, write } from './testing/showPage.tsx';
import { type FailureName, failures, type Seen, seen } from './testing/failures.ts';
import { policyCalls } from './testing/policyCalls.ts';

/** What each failure comes to; one that is left out cannot happen. */
type Outcomes = Partial<Record<FailureName, Seen>>;

const everywhere = (what: Seen): Outcomes =>
  Object.fromEntries(Object.keys(failures).map((failure) => [failure, what]));

/** The read that a page is about: 5xx and 403 replace the content [S8]. */
const page: Outcomes = {
  ...everywhere('in place'),
  '401': 'login',
  '403': 'unauthorized page',
  '500': 'error page',
};
/** A 404 of the pending list is a list of none [S8]. */
const pendingPage: Outcomes = { ...page, '404': 'no rows' };
/** A policy of somebody else says so, and leads back. */
const policyPage: Outcomes = { ...page, '404': 'policy not found' };
/** A policy that is pending no longer is found by the other call. */
const onceMore: Outcomes = { ...page, '404': 'no failure' };
/** A part of a page that fails on its own (decisions, 7). */
const part: Outcomes = { ...everywhere('in place'), '401': 'login' };
/** A call that a carrier may lack: the part is not offered (decisions, 9). */
const ours: Outcomes = { ...part, '404': 'no failure' };
/** The same, but a refusal is the page's. */
const partOfPage: Outcomes = { ...part, '403': 'unauthorized page' };
/** What the reader sends: 403 and 404 refuse without an error [S8]. */
const sent: Outcomes = {
  ...everywhere('said'),
  '401': 'login',
  '403': 'refused',
  '404': 'refused',
};
/** What the reader keeps: every failure says so beside what was pressed. */
const kept: Outcomes = { ...everywhere('said'), '401': 'login' };
/** A file refuses like what is sent, and can be asked for again; it is no JSON to be truncated. */
const file = Object.fromEntries(
  Object.entries({
    ...everywhere('in place'),
    '401': 'login',
    '403': 'refused',
    '404': 'refused',
  } as Outcomes).filter(([failure]) => failure !== 'truncated' && failure !== 'breach'),
) as Outcomes;

const exported = [() => press('Export to Excel')];
const policyPdf = [() => press('Policy PDF')];
const action = [() => write('Note', 'On its way.'), () => press('Send to the carrier')];
const viewsOpen = () => press('Saved views');
const saved = [
  viewsOpen,
  () => write('Save what the list shows as', 'Mine'),
  () => press('Save view'),
];
const deleted = [viewsOpen, () => press('Delete Needs my action'), () => press('Delete')];
/** Where a carrier has no views, nothing opens. */
const withoutViews = Object.fromEntries(
  Object.entries(part).filter(([failure]) => failure !== '404'),
);
const watched = [() => press({ start: 'Watch this policy' })];

const details = '/policy/NL0018O0142/details';
const actions = '/policy/NL0018O0142/actions';
const secondDetails = '/policy-v2/pending/NL0018O0142/details-v2';
const secondActions = '/policy-v2/pending/NL0018O0142/actions-v2';
const endedDetails = '/policy-v2/terminated/NL0018O0142/details-v2';
const endedActions = '/policy-v2/terminated/NL0018O0142/actions-v2';

type Steps = readonly (() => Promise<void>)[];

/** Every screen of policies, each of its calls, and what a reader does before the call is made. */
const screens: readonly (readonly [string, EndpointName, Outcomes, Steps?])[] = [
  ['/pending', 'getPendingPolicyRequirements', pendingPage],
  ['/active', 'getPolicySummaries', page],
  ['/terminated', 'getPolicySummaries', page],
  ['/pending-v2', 'getPendingPolicies', pendingPage],
  ['/active-v2', 'getActivePolicies', page],
  ['/terminated-v2', 'getTerminatedPolicies', page],

  [details, 'getPolicy', policyPage],
  [actions, 'getPolicy', policyPage],
  [actions, 'getPolicyActions', { ...partOfPage, '404': 'no failure' }],
  [secondDetails, 'getPendingPolicyDetail', onceMore],
  [secondActions, 'getPendingPolicyDetail', onceMore],
  [secondActions, 'getPolicyActions', { ...partOfPage, '404': 'no failure' }],
  [endedDetails, 'getPolicyDetail', policyPage],
  [endedActions, 'getPolicyDetail', policyPage],

  ['/claims/results?claimNumber=C', 'getClaims', page],
  ['/claims/results?claimNumber=C', 'exportClaims', file, exported],

  ['/pat', 'getStatusCounts', partOfPage],
  ['/my-business', 'getStatusCounts', part],
  ['/my-business', 'getPendingPolicyRequirements', part],
  ['/my-business', 'getIssuedByMonth', ours],
  ['/my-business', 'getWatches', ours],

  ['/pending', 'exportPendingPolicyRequirements', file, exported],
  ['/active', 'exportPolicySummaries', file, exported],
  ['/terminated', 'exportPolicySummaries', file, exported],
  ['/pending-v2', 'exportPendingPolicies', file, exported],
  ['/active-v2', 'exportActivePolicies', file, exported],
  ['/terminated-v2', 'exportTerminatedPolicies', file, exported],
  [details, 'exportPolicy', file, policyPdf],
  [details, 'exportApplication', file, [() => press('Application PDF')]],
  [secondDetails, 'exportPolicyDetail', file, policyPdf],

  [actions, 'takeAction', sent, action],
  [secondActions, 'takeAction', sent, action],

  ['/pending-v2', 'getSavedViews', withoutViews, [viewsOpen]],
  ['/pending-v2', 'saveView', kept, saved],
  ['/pending-v2', 'deleteView', kept, deleted],
  [details, 'watchPolicy', kept, watched],
  [details, 'stopWatching', kept, watched],
];

/** The recorded policy is watched: who begins to watch it has to find that it is not. */
const unwatched = [mockEndpoint(contract.getWatches, watches.none)];

const cases = screens.map(([address, call, outcomes, steps = []]) => ({
  address,
  call,
  outcomes,
  steps,
}));

afterEach(leavePage);

describe.each(cases)('$address, where $call fails', ({ address, call, outcomes, steps }) => {
  it.each(Object.entries(outcomes))(
    'with %s',
    async (failure, expected) => {
      const answers = call === 'watchPolicy' ? unwatched : [];
      await showPage(address, { call: contract[call], failure: failure as FailureName, answers });
      for (const step of steps) await step();
      await waitFor(() => expect(seen()).toBe(expected), patience);
    },
    60_000,
  );
});

it('offers no saved views where the carrier has none', async () => {
  await showPage('/pending-v2', { call: contract.getSavedViews, failure: '404', answers: [] });
  await waitFor(() => expect(document.querySelector('tbody td')).not.toBeNull(), patience);
  const shown = () => document.body.textContent;
  await waitFor(() => expect(shown()).not.toContain('Saved views'), patience);
  expect(document.querySelector('[role="alert"]')).toBeNull();
}, 60_000);

it('holds every call that the screens of policies make', () => {
  const held = new Set<string>(screens.map(([, call]) => call));
  expect(policyCalls.filter((call) => !held.has(call))).toEqual([]);
});
