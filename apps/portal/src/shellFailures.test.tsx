// @vitest-environment jsdom
import { contract, type EndpointName } from '@agent-portal/data/contract';
import { settled } from '@agent-portal/data/testing/fakeCarrier';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FailureName, failures, login, type Seen, seenOf } from './testing/failures.ts';
import { closePortal, openPortal } from './testing/openPortal.tsx';
import { people } from './testing/people.ts';
import { expectedAreas } from './testing/expectedAreas.ts';
import { failuresOfTier } from './testing/failuresOfTier.ts';
import { choose, patience, press, write } from './testing/showPage.tsx';

/** Whether the browser may open the login page: not twice within 30 s (decisions, 1). */
const goToLogin = (mayLeave: boolean) => () => {
  if (mayLeave) login();
  return mayLeave;
};

/** The outcome on screen for each failure. */
type Outcomes = Readonly<Record<FailureName, Seen>>;

const everywhere = (what: Seen) =>
  Object.fromEntries(Object.keys(failures).map((failure) => [failure, what])) as Outcomes;

/** A part of the shell that shows its own failure (decisions, 7). */
const part: Outcomes = { ...everywhere('in place'), '401': 'login' };
/** A call that the portal can do without. Its failure shows nothing. */
const spared: Outcomes = { ...everywhere('no failure'), '401': 'login' };
/** An action that failed: a message says so. */
const pressed: Outcomes = { ...everywhere('said'), '401': 'login' };
/** A tool: a retry does not help if it is refused or not set up. */
const tool: Outcomes = { ...part, '403': 'refused', '404': 'said' };

interface Case {
  readonly address: string;
  readonly call: EndpointName;
  readonly outcomes: Outcomes;
  /** The query that the content service gets. */
  readonly holding?: string;
  /** A call that the carrier does not offer, so that the portal makes this one. */
  readonly lacking?: EndpointName;
  readonly user?: keyof typeof people;
  /** The user's steps before the call. */
  readonly steps?: readonly (() => Promise<void>)[];
  /** Where the failure shows. @default the alert of the page */
  readonly part?: string;
  /** The browser has just returned from the login page. */
  readonly isBack?: true;
}

/** A call that did not reach the carrier says nothing about the session. */
const unreached = { abort: 'in place', 'cut off': 'in place' } as const;

const search = [
  () => press({ start: 'Policy, client or page' }),
  () => write('Policy, client or page', 'whitfield'),
];

/** The calls of the shell, the session and the screens outside of policies. */
const cases: readonly Case[] = [
  { address: '/home', call: 'getUserInfo', outcomes: everywhere('login') },
  { address: '/home', call: 'getUserInfo', outcomes: everywhere('error page'), isBack: true },
  // Without a network, the session is unknown and the login page cannot load.
  {
    address: '/pat',
    call: 'refreshAuthToken',
    outcomes: { ...everywhere('login'), ...unreached },
  },
  {
    address: '/pat',
    call: 'refreshAuthToken',
    outcomes: { ...everywhere('error page'), ...unreached },
    isBack: true,
  },
  {
    address: '/home',
    call: 'getAgentAccess',
    outcomes: { ...spared, '403': 'unauthorized page', '500': 'error page' },
  },
  // A feature that fails to load is off [S7]; without left_nav the navigation is on top.
  { address: '/home', call: 'getFeature', lacking: 'getFeatures', outcomes: spared },
  // If they do not come in one answer, each is requested.
  { address: '/home', call: 'getFeatures', outcomes: spared },
  { address: '/claims', call: 'getFeatures', outcomes: spared },
  {
    address: '/claims',
    call: 'getFeature',
    lacking: 'getFeatures',
    outcomes: { ...everywhere('not available'), '401': 'login' },
  },
  {
    address: '/home',
    call: 'queryContent',
    holding: 'agent_center_nav',
    outcomes: part,
    part: '.frame-nav-failure',
  },
  { address: '/home', call: 'queryContent', holding: 'agent_center_page', outcomes: part },
  {
    address: '/contracting',
    call: 'queryContent',
    holding: 'agent_center_page',
    outcomes: { ...part, '403': 'unauthorized page' },
  },
  {
    address: '/home',
    call: 'getTemporaryMessages',
    outcomes: part,
    steps: [() => press({ start: 'Notifications' })],
  },
  // Then this browser stores which notifications are read.
  { address: '/home', call: 'getReadNotifications', outcomes: spared },
  { address: '/home', call: 'getDisplay', outcomes: spared },
  // The setting applies in this browser, and a message says that it was not saved.
  {
    address: '/home',
    call: 'saveDisplay',
    outcomes: pressed,
    steps: [() => press({ start: 'Dana Whitfield' }), () => press('Display'), () => choose('Dark')],
  },
  {
    address: '/home',
    call: 'markNotificationsRead',
    outcomes: pressed,
    steps: [() => press({ start: 'Notifications' }), () => press('Mark all as read')],
  },
  {
    address: '/home',
    call: 'getApplicationConfig',
    outcomes: spared,
    steps: [() => press({ start: 'Dana Whitfield' })],
  },
  { address: '/awps/new', call: 'getApplicationConfig', outcomes: tool, part: 'main [data-tone]' },
  {
    address: '/illustration-pro/new',
    call: 'getIllustrationProAccountId',
    outcomes: tool,
    part: 'main [data-tone]',
  },
  {
    address: '/ipipeline/new',
    call: 'getIPipelineResponse',
    outcomes: tool,
    part: 'main [data-tone]',
  },
  {
    address: '/life-portraits/new',
    call: 'getLifePortraitsRedirectUrl',
    outcomes: tool,
    part: 'main [data-tone]',
  },
  {
    address: '/home',
    call: 'search',
    // If the carrier does not have the call, the palette finds only pages (decisions, 9).
    outcomes: { ...part, '404': 'no failure' },
    steps: search,
    part: 'dialog [data-part="status"]',
  },
  { address: '/pending?viewAs=4471903', call: 'getViewAsAgents', outcomes: spared },
  {
    address: '/home-office-user',
    call: 'getRecentImpersonations',
    outcomes: part,
    user: 'homeOffice',
  },
  {
    address: '/home-office-user',
    call: 'searchImpersonations',
    outcomes: part,
    user: 'homeOffice',
    steps: [() => write('Find an agent', 'abara')],
  },
  {
    address: '/home-office-user',
    call: 'impersonate',
    outcomes: pressed,
    user: 'homeOffice',
    steps: [() => press({ start: 'June Abara' })],
  },
  {
    address: '/home',
    call: 'resumeHomeOffice',
    outcomes: pressed,
    user: 'homeOfficeAsAgent',
    steps: [() => press('Resume HO Account')],
  },
];

afterEach(() => closePortal());

describe.each(cases)('$address, when $call fails', (one) => {
  const { address, call, holding, lacking, outcomes, user = 'agent', steps = [], isBack } = one;
  it.each(failuresOfTier(Object.entries(outcomes) as [FailureName, Seen][]))(
    'with %s',
    async (failure, expected) => {
      const { hasFailed } = openPortal(address, {
        call: contract[call],
        failure,
        holding,
        lacking: lacking && contract[lacking],
        user: people[user],
        goToLogin: goToLogin(!isBack),
      });
      for (const step of steps) await step();
      await waitFor(() => expect(hasFailed()).toBe(true), patience);
      await settled();
      await waitFor(() => expect(seenOf(one.part ?? '[role="alert"]')).toBe(expected), patience);
    },
    60_000,
  );
});

it('has failure cases, here or in an area, for every call of the contract', () => {
  const ofAreas = expectedAreas
    .flatMap(({ failures = {} }) => Object.values(failures).flat())
    .map((given) => (typeof given === 'string' ? given : given[0]));
  const covered = new Set([...ofAreas, ...cases.map(({ call }) => call)]);
  expect(Object.keys(contract).filter((call) => !covered.has(call as EndpointName))).toEqual([]);
});
