import { getTemporaryMessages } from '@agent-portal/data/notifications/contract';
import { openSession } from '../faults/signIn.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

/** A request that once harmed other users, and its expected answer. */
interface Poison {
  readonly what: string;
  readonly times: number;
  readonly answers: readonly number[];
  readonly ask: (turn: number) => readonly [path: string, init?: RequestInit];
}

const graphql = (body: object | string) =>
  [
    '/content/graphql',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  ] as const;

const withFilters = (filters: object | string) => {
  const text = typeof filters === 'string' ? filters : JSON.stringify(filters);
  return [`${list}?filters=${encodeURIComponent(text)}`] as const;
};

const refused = [400] as const;

const withParameters = (count: number) =>
  [`/features?${Array.from({ length: count }, (_, at) => at.toString(36)).join('&')}`] as const;

/** Filters as long as an address allows, always different. */
const longFilters = (turn: number) => ({
  policyNumber: Array.from({ length: 200 }, (_, at) => `${turn}-${at}-`.padEnd(190, 'x')),
});

const poisons: readonly Poison[] = [
  {
    what: 'a NUL character in a GraphQL argument',
    times: 100,
    answers: refused,
    ask: () => graphql({ query: String.raw`{ agent_center_page(url: "\u0000") { title } }` }),
  },
  {
    what: '10,000 parameters',
    times: 20,
    answers: refused,
    ask: () => withParameters(10_000),
  },
  {
    what: '16,000 parameters, more than an address holds',
    times: 20,
    answers: [414],
    ask: () => withParameters(16_000),
  },
  {
    what: 'GraphQL variables that are 5,000 deep',
    times: 20,
    answers: refused,
    ask: () => graphql(`{"query":"{ __typename }","variables":${nested(5_000)}}`),
  },
  {
    what: 'an object that says it is a long text',
    times: 20,
    answers: refused,
    ask: () => withFilters('{"employer":{"length":{"valueOf":0,"toString":0}}}'),
  },
  {
    what: 'a date of the year 0000',
    times: 20,
    answers: refused,
    ask: () => withFilters({ dateFrom: '0000-01-01' }),
  },
  {
    what: 'a form without its boundary',
    times: 20,
    answers: refused,
    ask: () => [
      '/auth/login',
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'username=x' },
    ],
  },
  {
    what: 'ever-different filters of 40 kB',
    times: 200,
    answers: [200, 400, 414, 429],
    ask: (turn) => withFilters(longFilters(turn)),
  },
];

function nested(depth: number): string {
  return '{"a":'.repeat(depth) + '0' + '}'.repeat(depth);
}

/** The result of one kind of poison. */
export interface PoisonOutcome {
  readonly what: string;
  /** Wrong answers, failures of other users meanwhile, and answers that took too long. */
  readonly failures: readonly string[];
  /** The longest time of another user's call meanwhile, in milliseconds. */
  readonly longestWait: number;
}

/** The limit for other users' calls, in milliseconds. */
const mostWait = 2_000;

/** Reads what every user sees, without pause, until `over`. */
async function askAsOthers(origin: string, over: AbortSignal) {
  const failures: string[] = [];
  let longestWait = 0;
  while (!over.aborted) {
    const asked = performance.now();
    const response = await fetch(origin + getTemporaryMessages.path);
    await response.arrayBuffer();
    longestWait = Math.max(longestWait, performance.now() - asked);
    if (!response.ok) failures.push(`another user was answered ${response.status}`);
  }
  if (longestWait > mostWait) failures.push(`another user waited ${Math.round(longestWait)} ms`);
  return { failures, longestWait };
}

/** Sends poison, ten requests at a time, while another user makes calls. */
async function send(origin: string, cookie: string, poison: Poison): Promise<PoisonOutcome> {
  const { what, times, answers, ask } = poison;
  const failures: string[] = [];
  const over = new AbortController();
  const others = askAsOthers(origin, over.signal);
  const sendOne = async (turn: number) => {
    const [path, { headers, ...init } = {}] = ask(turn);
    const withCookie = new Headers(headers);
    withCookie.set('Cookie', cookie);
    const response = await fetch(origin + path, { ...init, headers: withCookie });
    const text = await response.text();
    if (!answers.includes(response.status))
      failures.push(`${response.status}: ${text.slice(0, 200)}`);
    else if (text.length > 20_000 && response.status >= 400) failures.push('a refusal without end');
  };
  for (let turn = 0; turn < times; turn += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => sendOne(turn + at)));
  }
  over.abort();
  const { failures: ofOthers, longestWait } = await others;
  return { what, failures: [...new Set([...failures, ...ofOthers])], longestWait };
}

/**
 * Sends requests that once stopped a server to one with the demonstration accounts, as a visitor and as
 * a normal account. It checks that they are rejected, and that other users get answers meanwhile.
 */
export async function poison(origin: string): Promise<readonly PoisonOutcome[]> {
  const { Cookie } = await openSession(origin, 'solo');
  const outcomes: PoisonOutcome[] = [];
  for (const each of poisons) outcomes.push(await send(origin, Cookie, each));
  return outcomes;
}
